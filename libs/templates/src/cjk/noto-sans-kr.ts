// Written by tools/build-cjk-fonts.ts.
import type { CjkCut } from './cjk-cut.ts';

/** Letters of each file of Noto Sans KR, the most common first, and where it is. Two with a hyphen stand for all between. */
export const CUTS: readonly CjkCut[] = [
  ['가고기다로리사스시이인지하', new URL('../../fonts/cjk/noto-sans-kr-0.ttf', import.meta.url).href],
  [
    '간개거게경공과관구그나내는니대도동드들라러록를마만메면명모무문미바방번보부비상서선성세소수습신아',
    new URL('../../fonts/cjk/noto-sans-kr-1.ttf', import.meta.url).href,
  ],
  [
    '안어에여연영오요용우운원위유으은을음의일입있자작장전정제조주중진체치카크타터트포프한합해호화회',
    new URL('../../fonts/cjk/noto-sans-kr-2.ttf', import.meta.url).href,
  ],
  [
    '감강건검것계광교국근글금까남네년노뉴능단당더데되된등디래레려력료',
    new URL('../../fonts/cjk/noto-sans-kr-3.ttf', import.meta.url).href,
  ],
  [
    '른말매목물반발배버복본분브블산색생설식실심알야약양업없역예와울월임',
    new URL('../../fonts/cjk/noto-sans-kr-4.ttf', import.meta.url).href,
  ],
  [
    '재저적직집차처천청최추출취침코태테토통티파판페표플피할함행현후히',
    new URL('../../fonts/cjk/noto-sans-kr-5.ttf', import.meta.url).href,
  ],
  [
    '각같객겠격결권급길김께난날너누늘님닫달담댓던두든때또란람랑루류르름린림립많며민및박받백법변별북불',
    new URL('../../fonts/cjk/noto-sans-kr-6.ttf', import.meta.url).href,
  ],
  [
    '새석센션속송순쓰않애언었열온올외워절점종좋준즈증질창찾책초츠커클키택특편평품필학항했형홈확환활',
    new URL('../../fonts/cjk/noto-sans-kr-7.ttf', import.meta.url).href,
  ],
  [
    '갈걸겨견골군귀규넷녀눈느답독돌될됩딩따락랜램량런럼련론릭링막망맞맨머먹못밀벌베벤병볼봉뷰빠삭살삼',
    new URL('../../fonts/cjk/noto-sans-kr-8.ttf', import.meta.url).href,
  ],
  [
    '손쇼술슈승싶씨악았얼엔였완움웃육잘잡접져족줄즐짜참채철총축충친케콘텐투팅패퍼폰핑향허험혼홍황휴희',
    new URL('../../fonts/cjk/noto-sans-kr-9.ttf', import.meta.url).href,
  ],
  [
    'ㅋ갑곳굴궁극긴꽃꾸끝끼널넘논놀농높닌덕델뒤듯랍랙랩럽렇렌령릴맛먼몰뮤범빌셔쇄쉬슬십쓴앞액앱억엄왔',
    new URL('../../fonts/cjk/noto-sans-kr-10.ttf', import.meta.url).href,
  ],
  [
    '왕욕웨웹윤응익잠쟁존좀징째쪽착찬첨첫쳐측층칼캐컨컴쿠큰킹탁탄탈템톡틀팀팔폭푸풀풍픈픽헤협혜획효힘',
    new URL('../../fonts/cjk/noto-sans-kr-11.ttf', import.meta.url).href,
  ],
  [
    'ㅎ갤곡곤깨꼭냐냥념녕놓닉닝돈돼됐둘득떠떤떻략렸례롯룹률맥몸뭐밝밤',
    new URL('../../fonts/cjk/noto-sans-kr-12.ttf', import.meta.url).href,
  ],
  [
    '밥벨벽봄봐봤빈빛빨쁜섬셀셜셨솔숙쉽슨싱싸써암압앙앤엘염옥왜욱율잔졌',
    new URL('../../fonts/cjk/noto-sans-kr-13.ttf', import.meta.url).href,
  ],
  [
    '좌죠죽즘짝찍찰컬켓켜콜큐큼킨턴털텔퇴튼팩팬폐폴폼핫헌혀혁혹훈흔흥',
    new URL('../../fonts/cjk/noto-sans-kr-14.ttf', import.meta.url).href,
  ],
  [
    'ㅠ값갔갖겁괴균깔꺼꼬꿀꿈끌낌낙납났낮낸넣녹닥닷듀딱딸땅땐떨뛰뜨뜻랭럭렉롤롭롱릿맵멀멋멘몇몬므밖밴',
    new URL('../../fonts/cjk/noto-sans-kr-15.ttf', import.meta.url).href,
  ],
  [
    '봇붙빙뿐쁘샤샵섭섹숨씩엇옵옷융읽잇잉죄즉즌짐짓찌척촌촬춘춤칙칠칭캠탐탑탕텍톤튜틱팁펜펼퓨핀헬홀흐',
    new URL('../../fonts/cjk/noto-sans-kr-16.ttf', import.meta.url).href,
  ],
  [
    'ㅇㆍ겪겼괜깊깜끄끔냈냉늦닐덜덤됨둔둥뒷듣딜떡랄랐랫럴렬렵룩룸맘맹멜멤몽묘묻믿밍뱅벗벼빅빵빼뿌',
    new URL('../../fonts/cjk/noto-sans-kr-17.ttf', import.meta.url).href,
  ],
  [
    '삶샷셋슴쌍쓸얻엑엠엮엽옆웅웠윈젝젠젤졸줘쥬짤짱찮촉캡컵컷콤콩쿨퀵킬툰툴틴팝핵핸혈혔휘흑흡힌힐',
    new URL('../../fonts/cjk/noto-sans-kr-18.ttf', import.meta.url).href,
  ],
  [
    'ㄷㅅㅜ갓걱겐겸곧굿깐껴꼴꾼끈낚낭낼넓넥녁눌닙닭덧덩덴돋듬똑띠렛렴뢰룡릉맑맡맺멍멸묵뭔믹밑벳봅붕',
    new URL('../../fonts/cjk/noto-sans-kr-19.ttf', import.meta.url).href,
  ],
  [
    '뷔븐뻐뽑샘숲슷싫썸씀씬앉앨얘엉옛옹왼윗잊젊줌줍쥐짧쯤첩쳤춰칸캔캘쾌퀘퀴탱톱튀틸팸펀펴혐횟훼흘',
    new URL('../../fonts/cjk/noto-sans-kr-20.ttf', import.meta.url).href,
  ],
  [
    'ㄱㄴㄹㅁㅂㅈㅡㅣ갱걷겟겹곰곱곽굳꼽뀌끊끗냄놈뇌눔닛닮댄듭딘떼똥뚜뚝랬렁롬륙륜릅멈뭘밌밸벅',
    new URL('../../fonts/cjk/noto-sans-kr-21.ttf', import.meta.url).href,
  ],
  [
    '벚뽀쁨삽샌섯셉쇠숫숭쉐싼쌀쌓썰쏘앗얀엣옮옴웰읍잃잎잖잼줬쩌찜챔챙츄켰쿄텀팡펌펙핏햇헐훨흰',
    new URL('../../fonts/cjk/noto-sans-kr-22.ttf', import.meta.url).href,
  ],
  [
    'ㅊㅌ굉긋긍깃깝껏꼼꽤꿔낀낄냅넌뇨늬덮둑딕땀땡뚫뚱뜬뜰띄렀룬룰뤄륨륭릇맙묶뭉밭뱃볶붉빗',
    new URL('../../fonts/cjk/noto-sans-kr-23.ttf', import.meta.url).href,
  ],
  [
    '빡뻔삐섰셈솜싹썬썼쎄쏟앵얄왠윙젖쩍쩔쪼쭉찔쿵퀄퀸킴탓탠탭턱톰팟팽펠펫픔햄횡훌흉흠힙',
    new URL('../../fonts/cjk/noto-sans-kr-24.ttf', import.meta.url).href,
  ],
  [
    'ㅍ겉겜곁괄굵굽깅깡꽂낫낯낳넬놔놨눠뉘늄닿댕덱돔돕둠딧딴렐렘릎멕뮬밋뱀벡볍붓빔빚뼈뽐뽕',
    new URL('../../fonts/cjk/noto-sans-kr-25.ttf', import.meta.url).href,
  ],
  [
    '뿜샀샐샴섀섞셰숍쉴슐쌈썩씹얇엿웬윌잭쟈젼좁쭈챠칩칫칵켄켈콕콰쿼킷톨틈펄푼풋헝헨휠흙',
    new URL('../../fonts/cjk/noto-sans-kr-26.ttf', import.meta.url).href,
  ],
  [
    '겔꺾껍꼈꽁꽉뀐끓넉넛넨녔늑닦댁뎅딥떴뜩뜯뜸럿렷륵멧뭇밟붐뿔쉼쌤썹쏠',
    new URL('../../fonts/cjk/noto-sans-kr-27.ttf', import.meta.url).href,
  ],
  [
    '쑥씻얌옐왓웍젓젯즙짠쫄쫓쯔찐찢첸첼춥캄캣콧쿡퉁팍팜펑퐁푹헉헛홉훔',
    new URL('../../fonts/cjk/noto-sans-kr-28.ttf', import.meta.url).href,
  ],
  [
    'ㅏ갯걍귄귤깁깍깎껑꾹냠늙덥둬뒀듈랴렙뤘몫몹뺏뻗샬솟솥쏙쑤',
    new URL('../../fonts/cjk/noto-sans-kr-29.ttf', import.meta.url).href,
  ],
  [
    '씽앓앰엌옳욤잣잦좆짙짚짬쨌찡촛쵸췄컸쿤킥킵탬텝톈툼튬휩힛',
    new URL('../../fonts/cjk/noto-sans-kr-30.ttf', import.meta.url).href,
  ],
  [
    '갇갚걀괌궈궤긁깥꺽껄꿨넹눅뎃뎌됬둡땜랏룻맷뫼벙뻘뿍',
    new URL('../../fonts/cjk/noto-sans-kr-31.ttf', import.meta.url).href,
  ],
  [
    '삿샹셧숄숏숯쉘슘슼쎈씁씌얹엎왁왈윽쩐쩡챌캬탔헷훗',
    new URL('../../fonts/cjk/noto-sans-kr-32.ttf', import.meta.url).href,
  ],
  [
    '갸굶꺄껌끽낱눕늠댐돗딪똘띵랗볕뵙뺀뺨뻑뻤뻥쁠싯쌩쏜얗얽엥욜짖쨩쩜쪄찹찻캉컥콥쾅큘텅툭팥퍽펭흩',
    new URL('../../fonts/cjk/noto-sans-kr-33.ttf', import.meta.url).href,
  ],
  [
    'ㅓ갠곶궐꽝꾀꿍꿰낡낵뇽닼뎀딛떄떳룽뤼맴뭄밈밧뱉빕빤뾰뿅셸숟쌔쓱얍왤욘욧웁짭쫀쫌쫙첵췌탤텃팠팰핍',
    new URL('../../fonts/cjk/noto-sans-kr-34.ttf', import.meta.url).href,
  ],
  [
    'ㅑㅗ긔깬껀꿇꿉뀜뀨댈댑댔댜딤땠띤뤠맣뵈빽샛숱쉰싣썽쏭씰욥웜잤쥔쥴퀀핥홧훅힝',
    new URL('../../fonts/cjk/noto-sans-kr-35.ttf', import.meta.url).href,
  ],
  [
    'ㄲㅆㅉ갭귈귓꽈뀔넴넵녘늪덟뚤맏뭣봣뺑슛쏴쐬앜앳얏잌쟝죵쫑챈켐켠퀼큽튠팎펍펨폈헥헹훤',
    new URL('../../fonts/cjk/noto-sans-kr-36.ttf', import.meta.url).href,
  ],
  ['ㄳㄵ', new URL('../../fonts/cjk/noto-sans-kr-37.ttf', import.meta.url).href],
  [
    'ㄶㄸㄺ-ㅀㅃㅄㅐㅒㅔ-ㅖㅘ-ㅛㅝ-ㅟㅢㅤ-ㅬ',
    new URL('../../fonts/cjk/noto-sans-kr-38.ttf', import.meta.url).href,
  ],
  ['ㅭ-ㆌㆎ', new URL('../../fonts/cjk/noto-sans-kr-39.ttf', import.meta.url).href],
  ['갂갃갅갆갉-갏갗갘갛갞갟갡-갣', new URL('../../fonts/cjk/noto-sans-kr-40.ttf', import.meta.url).href],
  [
    '갥-갬갮갰갲-갷갹-갿걁-걌걎-걯걲걳걵걶걹-걽',
    new URL('../../fonts/cjk/noto-sans-kr-41.ttf', import.meta.url).href,
  ],
  [
    '걾걿겂겄-겈겊겋겍-겏겑-겓겕-겛겝겞겡-겧겫겭-겯겱-겷겺겻겾-곀곂곃곅-곟',
    new URL('../../fonts/cjk/noto-sans-kr-42.ttf', import.meta.url).href,
  ],
  [
    '곢곣곥곦곩-곯곲곴곷-곻곾곿괁-괃괅-괋괍-괐괒-괛괝-괳괵-괿',
    new URL('../../fonts/cjk/noto-sans-kr-43.ttf', import.meta.url).href,
  ],
  [
    '굀-굈굊-굏굑-굫굮굯굱굲굷-굼굾궀궂-궇궉-궋궍-궏궑-궛',
    new URL('../../fonts/cjk/noto-sans-kr-44.ttf', import.meta.url).href,
  ],
  [
    '궜-궣궥-궿귁-귃귅-귇귉-귒귔-귛귝-귟귡-귣귥-귱',
    new URL('../../fonts/cjk/noto-sans-kr-45.ttf', import.meta.url).href,
  ],
  [
    '귲-귷귺귻귽-귿긂-긇긊긌긎-긓긕-긯긱-긳긵-긷긹-긿깂깄깆-깉깋깏깑-깓깕',
    new URL('../../fonts/cjk/noto-sans-kr-46.ttf', import.meta.url).href,
  ],
  [
    '깖-깛깞-깠깢-깤깦깧깩-깫깭-꺃꺅-꺪',
    new URL('../../fonts/cjk/noto-sans-kr-47.ttf', import.meta.url).href,
  ],
  [
    '꺫-꺻꺿껁-껃껅-껋껎껐껒-껗껙-껳껵-꼂',
    new URL('../../fonts/cjk/noto-sans-kr-48.ttf', import.meta.url).href,
  ],
  [
    '꼃-꼇꼉-꼫꼮-꼳꼵-꼻꼾-꽀꽄-꽇꽊-꽛',
    new URL('../../fonts/cjk/noto-sans-kr-49.ttf', import.meta.url).href,
  ],
  ['꽜꽞-꽣꽥-꽿꾁-꾫', new URL('../../fonts/cjk/noto-sans-kr-50.ttf', import.meta.url).href],
  [
    '꾬-꾷꾺꾻꾽-꾿꿁-꿆꿊-꿌꿎-꿓꿕-꿧꿩-꿯꿱-뀄',
    new URL('../../fonts/cjk/noto-sans-kr-51.ttf', import.meta.url).href,
  ],
  [
    '뀅-뀋뀍-뀏뀑-뀓뀕-뀛뀝-뀧뀩-끃끅-끇끉끋끍-끒끕끖끘-끜끞',
    new URL('../../fonts/cjk/noto-sans-kr-52.ttf', import.meta.url).href,
  ],
  [
    '끟-끻끾끿낁-낃낅-낋낍-낗낛낝-낟낢-낧낪낰낲낶낷낹-낻낽-냃냆',
    new URL('../../fonts/cjk/noto-sans-kr-53.ttf', import.meta.url).href,
  ],
  [
    '냇냊-냏냑-냟냡-냤냦-넇넊넋넍-넏넑넒넔-넗넙넚넜-넟',
    new URL('../../fonts/cjk/noto-sans-kr-54.ttf', import.meta.url).href,
  ],
  [
    '넠-넢넦넧넩-넫넭-넳넶넸넺-넿녂녃녅-녏녑-녓녖녗녙-녷녺녻녽-녿놁',
    new URL('../../fonts/cjk/noto-sans-kr-55.ttf', import.meta.url).href,
  ],
  ['놂-놇놉-놌놎-놑놕-놧놩-뇋뇍-뇕', new URL('../../fonts/cjk/noto-sans-kr-56.ttf', import.meta.url).href],
  [
    '뇖-뇧뇩-뇼뇾-눃눆눇눉-눋눍-눓눖-눟눡-눬',
    new URL('../../fonts/cjk/noto-sans-kr-57.ttf', import.meta.url).href,
  ],
  ['눭-뉗뉙-뉳뉵-뉻', new URL('../../fonts/cjk/noto-sans-kr-58.ttf', import.meta.url).href],
  [
    '뉼-늃늅-늏늒늓늕-늗늚-늟늡-늤늧-늩늫늭-닇닊닋닍-닏닑-닗닚',
    new URL('../../fonts/cjk/noto-sans-kr-59.ttf', import.meta.url).href,
  ],
  [
    '닜닞-닣닧닩닪닯-닳닶닸닺닻닽닾댂댃댅-댇댉-댏댒댖-댛댝-덁',
    new URL('../../fonts/cjk/noto-sans-kr-60.ttf', import.meta.url).href,
  ],
  [
    '덂-덓덖덗덙-덛덝덞덠-덣덦덨덪-덭덯덲덳덵-덷덹-덿뎁뎂뎄뎆-뎋뎍-뎡',
    new URL('../../fonts/cjk/noto-sans-kr-61.ttf', import.meta.url).href,
  ],
  ['뎢-돃돆돇돉돊돍-돓돖돘돚-돷', new URL('../../fonts/cjk/noto-sans-kr-62.ttf', import.meta.url).href],
  [
    '돸-돻돽-됏됑-됗됙-됛됝-됟됡-됧됪됫됭-둍',
    new URL('../../fonts/cjk/noto-sans-kr-63.ttf', import.meta.url).href,
  ],
  [
    '둎둏둒둓둕-둗둙-둟둢-둤둦-둫둭-둿뒁-뒣',
    new URL('../../fonts/cjk/noto-sans-kr-64.ttf', import.meta.url).href,
  ],
  [
    '뒥-뒶뒸-뒿듁-듇듉-듛듞듟듡듢듥-듫듮듰듲-듾',
    new URL('../../fonts/cjk/noto-sans-kr-65.ttf', import.meta.url).href,
  ],
  [
    '듿-딓딖딗딙딚딝-딣딦딨딫-딯딲딳딵-딷딹-딿땁-땄땆-땋땍-땏땑-땛땝땞',
    new URL('../../fonts/cjk/noto-sans-kr-66.ttf', import.meta.url).href,
  ],
  ['땟땢-떃떅-떟떢떣떥-떧떩-떲떵', new URL('../../fonts/cjk/noto-sans-kr-67.ttf', import.meta.url).href],
  ['떶-떺떽-똄', new URL('../../fonts/cjk/noto-sans-kr-68.ttf', import.meta.url).href],
  ['똅-똏똒-똗똙-똤똦-뙖', new URL('../../fonts/cjk/noto-sans-kr-69.ttf', import.meta.url).href],
  ['뙗-뚛뚞-뚣뚥뚦', new URL('../../fonts/cjk/noto-sans-kr-70.ttf', import.meta.url).href],
  ['뚧-뚪뚬-뚰뚲-뛯뛱-뛷', new URL('../../fonts/cjk/noto-sans-kr-71.ttf', import.meta.url).href],
  ['뛸-뜧뜪뜫뜭뜮뜱-뜷뜹뜺뜼-띃띅-띌', new URL('../../fonts/cjk/noto-sans-kr-72.ttf', import.meta.url).href],
  [
    '띍-띟띡-띣띥-띴띶-띻띾띿랁-랃랅-랋랎랒-랖랚랛랝-랧랪랮랯',
    new URL('../../fonts/cjk/noto-sans-kr-73.ttf', import.meta.url).href,
  ],
  [
    '랰-랳랶-럈럊-럫럮럯럱-럳럵-럻럾렂-렆렊렋',
    new URL('../../fonts/cjk/noto-sans-kr-74.ttf', import.meta.url).href,
  ],
  [
    '렍-렏렑-렗렚렜-렣렦렧렩-렫렭-렳렶렺-렿롁-롛롞롟롡-롣롥-롫롮',
    new URL('../../fonts/cjk/noto-sans-kr-75.ttf', import.meta.url).href,
  ],
  ['롰롲-뢯뢱-뢾', new URL('../../fonts/cjk/noto-sans-kr-76.ttf', import.meta.url).href],
  [
    '뢿-룋룍-룠룢-룧룪룫룭-룯룱-룷룺룼룾-뤃뤅-뤗',
    new URL('../../fonts/cjk/noto-sans-kr-77.ttf', import.meta.url).href,
  ],
  [
    '뤙-뤟뤡-뤻뤽-륗륚륛륝-륟륡-륧륩-륬',
    new URL('../../fonts/cjk/noto-sans-kr-78.ttf', import.meta.url).href,
  ],
  [
    '륮-륳륶륷륹-륻륽-릃릆릈릊-릍릏-릫릮릯릱-릳릵-릻릾맀맂-맇맊맋맍맒맓',
    new URL('../../fonts/cjk/noto-sans-kr-79.ttf', import.meta.url).href,
  ],
  ['맔-맗맚맜맟맠맢맦맧맩-맳맶맸맻-먯', new URL('../../fonts/cjk/noto-sans-kr-80.ttf', import.meta.url).href],
  [
    '먰-먷먺먻먽-먿멁-멇멉멊멌멎-멓멖멗멙-멛멝-멣멥멦멨-멯멱-멳멵-멷멹-몄몆몈-몏',
    new URL('../../fonts/cjk/noto-sans-kr-81.ttf', import.meta.url).href,
  ],
  ['몐-몧몪몭-몯몱-몷몺몼몾-뫥', new URL('../../fonts/cjk/noto-sans-kr-82.ttf', import.meta.url).href],
  ['뫦-뫻뫽-묗묙-묳묷묹', new URL('../../fonts/cjk/noto-sans-kr-83.ttf', import.meta.url).href],
  [
    '묺묽-뭃뭅뭆뭈뭊-뭏뭑-뭓뭕-뭗뭙-뭢뭤-뮏',
    new URL('../../fonts/cjk/noto-sans-kr-84.ttf', import.meta.url).href,
  ],
  ['뮐-뮣뮥-뮫뮭-뮿믁-믠', new URL('../../fonts/cjk/noto-sans-kr-85.ttf', import.meta.url).href],
  [
    '믡-믷믺믻믽믾밁-밇밉밊밎밐밒밓밗밙밚밞밠-밣밦밨밪-밬밮밯밲밳밵-밷밹-밿뱁뱂뱄뱆-뱈뱊-뱍',
    new URL('../../fonts/cjk/noto-sans-kr-86.ttf', import.meta.url).href,
  ],
  [
    '뱎-벃벆벇벉-벋벍-벓벖벘벛-벟벢벣벥-벧',
    new URL('../../fonts/cjk/noto-sans-kr-87.ttf', import.meta.url).href,
  ],
  [
    '벩-벲벴-벻벾벿볁-볃볅-볌볎-볐볒-볔볖-볳볷볹-볻볽-봂',
    new URL('../../fonts/cjk/noto-sans-kr-88.ttf', import.meta.url).href,
  ],
  ['봃봆봈봊-봏봑-봢봥-뵇뵉-뵘', new URL('../../fonts/cjk/noto-sans-kr-89.ttf', import.meta.url).href],
  [
    '뵚-뵿붂붃붅-붇붊-붏붑붒붔붖-붘붚-붯',
    new URL('../../fonts/cjk/noto-sans-kr-90.ttf', import.meta.url).href,
  ],
  ['붰-뷓뷕-뷯뷱-뷿', new URL('../../fonts/cjk/noto-sans-kr-91.ttf', import.meta.url).href],
  [
    '븀-븋븍-븏븑-븓븕-빃빆빇빉-빋빍-빓',
    new URL('../../fonts/cjk/noto-sans-kr-92.ttf', import.meta.url).href,
  ],
  [
    '빖빘빜-빟빢빣빥-빧빩-빴빶-빻빾빿뺁-뺎뺐뺒-뺧뺩-뺲',
    new URL('../../fonts/cjk/noto-sans-kr-93.ttf', import.meta.url).href,
  ],
  ['뺳-뻏뻒뻓뻕뻖뻙-뻣뻦-뼆', new URL('../../fonts/cjk/noto-sans-kr-94.ttf', import.meta.url).href],
  ['뼇뼉-뼿뽁-뽏뽒-뽔뽖-뽙', new URL('../../fonts/cjk/noto-sans-kr-95.ttf', import.meta.url).href],
  ['뽚-뾦', new URL('../../fonts/cjk/noto-sans-kr-96.ttf', import.meta.url).href],
  [
    '뾧-뾯뾱-뿄뿆-뿋뿎뿏뿑-뿓뿕-뿛뿝-뿻',
    new URL('../../fonts/cjk/noto-sans-kr-97.ttf', import.meta.url).href,
  ],
  ['뿼-쁈', new URL('../../fonts/cjk/noto-sans-kr-98.ttf', import.meta.url).href],
  ['쁉-쁗쁙-쁛쁝-쁟쁡-쁧쁩-삏삑-삛', new URL('../../fonts/cjk/noto-sans-kr-99.ttf', import.meta.url).href],
  [
    '삜-삫삮삯삱-삳삵삷-삻삾샂-샇샊샋샍-샏샑-샗샙샚샜샞-샣샥-샫샭-샳샶샸샺-샿',
    new URL('../../fonts/cjk/noto-sans-kr-100.ttf', import.meta.url).href,
  ],
  [
    '섁-섛섟섡-섣섥-섫섮섲-섷섺섻섽-섿셁-셇셊셌-셓셕-셗셙-셛셝-셢',
    new URL('../../fonts/cjk/noto-sans-kr-101.ttf', import.meta.url).href,
  ],
  [
    '셣-셦셩-셯셱-셷셹-솋솎솏솑-솓솕-솛솝솞솠솢-솤솦-솻',
    new URL('../../fonts/cjk/noto-sans-kr-102.ttf', import.meta.url).href,
  ],
  ['솼-쇃쇅-쇟쇡-쇻쇽-숃숅-숌숎', new URL('../../fonts/cjk/noto-sans-kr-103.ttf', import.meta.url).href],
  [
    '숐-숗숚숛숝숞숡-숧숩숪숬숮숰숳-쉏쉑-쉗쉙-쉩',
    new URL('../../fonts/cjk/noto-sans-kr-104.ttf', import.meta.url).href,
  ],
  [
    '쉪쉫쉭-쉯쉱-쉳쉵-쉻쉾-슇슉-슏슑-슗슙슚슜-슣슥-슧슩-슫슭-슳슶슸슺슻슽-싈',
    new URL('../../fonts/cjk/noto-sans-kr-105.ttf', import.meta.url).href,
  ],
  [
    '싉-싛싞싟싡싢싥-싪싮싰싲-싵싷싺싻싽-싿쌁-쌇쌉-쌌쌎-쌒쌕-쌣쌥-쌨쌪',
    new URL('../../fonts/cjk/noto-sans-kr-106.ttf', import.meta.url).href,
  ],
  ['쌫-썧썪썫썭-썯썱-썷썺썻썾-쎀', new URL('../../fonts/cjk/noto-sans-kr-107.ttf', import.meta.url).href],
  ['쎁-쎃쎅-쎇쎉-쏏', new URL('../../fonts/cjk/noto-sans-kr-108.ttf', import.meta.url).href],
  ['쏐-쏗쏚쏛쏝쏞쏡-쏬쏮-쏳쏵-쐤', new URL('../../fonts/cjk/noto-sans-kr-109.ttf', import.meta.url).href],
  ['쐥-쐫쐭-쑣쑦-쑴', new URL('../../fonts/cjk/noto-sans-kr-110.ttf', import.meta.url).href],
  ['쑵-쓂', new URL('../../fonts/cjk/noto-sans-kr-111.ttf', import.meta.url).href],
  ['쓃-쓯쓲쓳쓵-쓷쓹-쓿씂-씋씍-씖', new URL('../../fonts/cjk/noto-sans-kr-112.ttf', import.meta.url).href],
  [
    '씗-씧씪씫씭-씯씱-씸씺씼씾-앃앆앇앋앍-앒앖앚앛앝앟앢앣앥-앧앩-앯앲앴앶-앻앾앿얁-얃얅',
    new URL('../../fonts/cjk/noto-sans-kr-113.ttf', import.meta.url).href,
  ],
  [
    '얆얈-얋얎얐얒-얖얙-얳얶얷얺얾-엃엊엋엍엏엒엓엕-엗엙-엟엡엢엤엦-엫엯엱-엳',
    new URL('../../fonts/cjk/noto-sans-kr-114.ttf', import.meta.url).href,
  ],
  [
    '엵-엻엾옂-옅옇옉-옏옑-옚옜-옣옦옧옩-옫옭옯-옲옶옸옺-옿왂왃왅-왇왉-왒왖-왛왝',
    new URL('../../fonts/cjk/noto-sans-kr-115.ttf', import.meta.url).href,
  ],
  [
    '왞왟왡-왣왥-왷왹-왻왽-욓욖욗욙-욛욝-욣욦욨욪-욯욲욳욵-욷욹욺',
    new URL('../../fonts/cjk/noto-sans-kr-116.ttf', import.meta.url).href,
  ],
  [
    '욻-욿웂웄웆-웋웎웏웑-웓웕-웛웝-웟웡-웧웩-웫웭-웯웱-웸웺-윃윅-윇윉-윋윍-윖윘윚윛',
    new URL('../../fonts/cjk/noto-sans-kr-117.ttf', import.meta.url).href,
  ],
  [
    '윜-윟윢윣윥-윧윩-윴윶-윻윾윿읁-읃읅-읋읎-읐읒-읗읙-읳읶읷',
    new URL('../../fonts/cjk/noto-sans-kr-118.ttf', import.meta.url).href,
  ],
  [
    '읹-읻읾-잂잆잋잍잏잒잓잕잗잙-잟잢잧-잫잮-잻잽-쟀쟂-쟇쟉-쟜쟞-쟢',
    new URL('../../fonts/cjk/noto-sans-kr-119.ttf', import.meta.url).href,
  ],
  [
    '쟣-쟿젂젃젅-젇젉젋-젏젒젔젗-젛젞젟젡-젣젥-젮젰-젷젹-젻젽-졀',
    new URL('../../fonts/cjk/noto-sans-kr-120.ttf', import.meta.url).href,
  ],
  [
    '졁-졋졍-졯졲졳졵-졷졹-졿좂-좄좇-좊좍-좙',
    new URL('../../fonts/cjk/noto-sans-kr-121.ttf', import.meta.url).href,
  ],
  ['좚-죃죅-죟죡-죨', new URL('../../fonts/cjk/noto-sans-kr-122.ttf', import.meta.url).href],
  [
    '죩-죴죶-죻죾죿줁-줃줅-줋줎-줐줒-줗줙-줫줭-쥀',
    new URL('../../fonts/cjk/noto-sans-kr-123.ttf', import.meta.url).href,
  ],
  [
    '쥁-쥏쥑-쥓쥕-쥫쥭-쥳쥵-즇즊즋즍-즏즑-즕',
    new URL('../../fonts/cjk/noto-sans-kr-124.ttf', import.meta.url).href,
  ],
  [
    '즖즗즚-즜즞-즿짂짃짅-짇짉-짏짒짔짗짘짛짞짟짡-짣짥짦짨-짫짮-짰짲-짷짹짺',
    new URL('../../fonts/cjk/noto-sans-kr-125.ttf', import.meta.url).href,
  ],
  ['짻-쨋쨍-쨨쨪-쩉', new URL('../../fonts/cjk/noto-sans-kr-126.ttf', import.meta.url).href],
  [
    '쩊쩋쩎쩏쩑-쩓쩕-쩛쩝-쩠쩢-쪃쪅-쪞',
    new URL('../../fonts/cjk/noto-sans-kr-127.ttf', import.meta.url).href,
  ],
  [
    '쪟-쪻쪾쪿쫁-쫃쫅-쫋쫍-쫐쫒쫔-쫘쫚-쫳',
    new URL('../../fonts/cjk/noto-sans-kr-128.ttf', import.meta.url).href,
  ],
  ['쫴-쭁', new URL('../../fonts/cjk/noto-sans-kr-129.ttf', import.meta.url).href],
  ['쭂-쭇쭊-쮐', new URL('../../fonts/cjk/noto-sans-kr-130.ttf', import.meta.url).href],
  ['쮑-쯓쯕-쯟', new URL('../../fonts/cjk/noto-sans-kr-131.ttf', import.meta.url).href],
  [
    '쯠-쯣쯥-찋찎찏찑-찓찕-찛찝-찠찣-찧찪찫찭찯찱-찷찺찼',
    new URL('../../fonts/cjk/noto-sans-kr-132.ttf', import.meta.url).href,
  ],
  [
    '찿-챃챆챇챉-챋챍-챓챕-챘챚-챟챡-첓',
    new URL('../../fonts/cjk/noto-sans-kr-133.ttf', import.meta.url).href,
  ],
  [
    '첔-첗첚첛첝-첟첡-첧첪첬첮-첳첶첷첹-첻첽-쳏쳑-쳣쳥-쳮',
    new URL('../../fonts/cjk/noto-sans-kr-134.ttf', import.meta.url).href,
  ],
  ['쳯-촇촊촋촍-촚촜촞-촫촭-쵂', new URL('../../fonts/cjk/noto-sans-kr-135.ttf', import.meta.url).href],
  ['쵃-쵛쵝-쵷쵹-춑', new URL('../../fonts/cjk/noto-sans-kr-136.ttf', import.meta.url).href],
  [
    '춒춓춖춗춙-춛춝-춣춦-춨춪-춯춱-췃췅-췋췍-췧췩췪',
    new URL('../../fonts/cjk/noto-sans-kr-137.ttf', import.meta.url).href,
  ],
  ['췫-츃츅-츟츢-츴츶-츻', new URL('../../fonts/cjk/noto-sans-kr-138.ttf', import.meta.url).href],
  [
    '츼-칗칚칛칝-칟칡-칧칪칬칮-칳칶칷칹-칻칽-캃캅-캈캊-캏캑-캓캕-캗캙캚',
    new URL('../../fonts/cjk/noto-sans-kr-139.ttf', import.meta.url).href,
  ],
  ['캛-캟캢캤-캫캭-컣컦컧컩-컫컭-컯', new URL('../../fonts/cjk/noto-sans-kr-140.ttf', import.meta.url).href],
  [
    '컰-컳컶컹-컿켁-켃켅-켇켉-켏켑켒켔-켛켝-켟켡-켯켱-콉',
    new URL('../../fonts/cjk/noto-sans-kr-141.ttf', import.meta.url).href,
  ],
  [
    '콊-콓콖콗콙-콛콝-콣콦콨콪-콯콱-쾄쾆-쾋쾍-쾡',
    new URL('../../fonts/cjk/noto-sans-kr-142.ttf', import.meta.url).href,
  ],
  ['쾢-쿃쿅-쿟쿢쿣쿥-쿧쿩-쿴', new URL('../../fonts/cjk/noto-sans-kr-143.ttf', import.meta.url).href],
  [
    '쿶-쿻쿽-쿿퀁-퀃퀅-퀗퀙-퀳퀶퀷퀹-퀻퀽-큊',
    new URL('../../fonts/cjk/noto-sans-kr-144.ttf', import.meta.url).href,
  ],
  [
    '큋-큏큑-큗큙-큫큭-큯큱-큳큵-큻큾-킟',
    new URL('../../fonts/cjk/noto-sans-kr-145.ttf', import.meta.url).href,
  ],
  [
    '킠-킣킦킧킩-킫킭-킳킶킸킺-킿탂탃탅-탇탉-탏탒탖-탛탞탟탡-탣탥-탫탮-탰탲-턄',
    new URL('../../fonts/cjk/noto-sans-kr-146.ttf', import.meta.url).href,
  ],
  [
    '턅-턯턲턳턵-턷턹-턿텁텂텄텆-텋텎텏텑-텓텕-텛텞텟',
    new URL('../../fonts/cjk/noto-sans-kr-147.ttf', import.meta.url).href,
  ],
  ['텠-톇톉-톟톢톣톥-톧톩-톯톲톳', new URL('../../fonts/cjk/noto-sans-kr-148.ttf', import.meta.url).href],
  ['톴톶-퇳퇵-툃', new URL('../../fonts/cjk/noto-sans-kr-149.ttf', import.meta.url).href],
  ['툄-툫툮툯툱-툳툵-툻툽-퉀퉂-퉖', new URL('../../fonts/cjk/noto-sans-kr-150.ttf', import.meta.url).href],
  ['퉗-퉿튁-튛튝-튟튡-튧', new URL('../../fonts/cjk/noto-sans-kr-151.ttf', import.meta.url).href],
  [
    '튨-튫튭-튷튺튻튽-튿틁-틇틉-틯틲틳틵-틷틹-틾',
    new URL('../../fonts/cjk/noto-sans-kr-152.ttf', import.meta.url).href,
  ],
  [
    '틿팂-팄팆-팋팏팑-팓팕-팛팞팢-팤팦팧팪팫팭-팯팱-팷팹-팼팾-퍠',
    new URL('../../fonts/cjk/noto-sans-kr-153.ttf', import.meta.url).href,
  ],
  [
    '퍡-퍻퍾퍿펁-펃펅-펋펎-펐펒-펗펚펛펝-펟펡-펧펩펪펬펮-펳펵-펷펹-펻펽펾',
    new URL('../../fonts/cjk/noto-sans-kr-154.ttf', import.meta.url).href,
  ],
  [
    '펿-폇폊-폏폑-폫폮폯폱-폳폵-폻폽-퐀퐂-퐕',
    new URL('../../fonts/cjk/noto-sans-kr-155.ttf', import.meta.url).href,
  ],
  ['퐖-푛푝-푣', new URL('../../fonts/cjk/noto-sans-kr-156.ttf', import.meta.url).href],
  ['푤-푷푺푻푽-푿풁-풇풉풊풌풎-풷', new URL('../../fonts/cjk/noto-sans-kr-157.ttf', import.meta.url).href],
  ['풸-퓧퓩-픃픅픆', new URL('../../fonts/cjk/noto-sans-kr-158.ttf', import.meta.url).href],
  [
    '픇픉-픋픍-픓픕-픻픾픿핁-핃핅-핌핎핐핒-핗핚핛핝-핟핡',
    new URL('../../fonts/cjk/noto-sans-kr-159.ttf', import.meta.url).href,
  ],
  [
    '핢-핤핦핧핪핬핮-핳핶핷핹-햃햅햆햊-햤햦-햻',
    new URL('../../fonts/cjk/noto-sans-kr-160.ttf', import.meta.url).href,
  ],
  [
    '햼-헇헊헋헍-헏헑-헗헙헚헜헞-헣헦헧헩-헫헭-헶헸헺-헿혂혃혅-혇혉-혏혒혓혖-혛혝혞',
    new URL('../../fonts/cjk/noto-sans-kr-161.ttf', import.meta.url).href,
  ],
  [
    '혟-혷혺혻혽-혿홁-홇홊-홌홎-홓홖홗홙-홛홝-홦홨홪-홸',
    new URL('../../fonts/cjk/noto-sans-kr-162.ttf', import.meta.url).href,
  ],
  [
    '홹-횋횎-횞횠횢-횧횩-훃훆훇훉-훋훍훎',
    new URL('../../fonts/cjk/noto-sans-kr-163.ttf', import.meta.url).href,
  ],
  [
    '훏-훓훕훖훘-훣훥-훧훩-훻훽-휗휙-휟휡휢',
    new URL('../../fonts/cjk/noto-sans-kr-164.ttf', import.meta.url).href,
  ],
  [
    '휣-휨휪-휳휵-흈흊-흏흒흓흕-흗흚-흟흢-흤흦-흨흪흫흭-흯흱-힇힉-힋힍-힏힑-힗힚힜힞-힣',
    new URL('../../fonts/cjk/noto-sans-kr-165.ttf', import.meta.url).href,
  ],
];
