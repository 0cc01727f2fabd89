// Written by tools/build-cjk-fonts.ts.
import type { CjkCut } from './cjk-cut.ts';

/** Letters of each file of Noto Sans JP, the most common first, and where it is. Two with a hyphen stand for all between. */
export const CUTS: readonly CjkCut[] = [
  ['、。ぁ-ご', new URL('../../fonts/cjk/noto-sans-jp-0.ttf', import.meta.url).href],
  ['さ-ど', new URL('../../fonts/cjk/noto-sans-jp-1.ttf', import.meta.url).href],
  ['な-み', new URL('../../fonts/cjk/noto-sans-jp-2.ttf', import.meta.url).href],
  ['め-わゑ-んゝゞァ', new URL('../../fonts/cjk/noto-sans-jp-3.ttf', import.meta.url).href],
  ['ア-シ', new URL('../../fonts/cjk/noto-sans-jp-4.ttf', import.meta.url).href],
  ['ジ-ヌ', new URL('../../fonts/cjk/noto-sans-jp-5.ttf', import.meta.url).href],
  ['ネ-メャ', new URL('../../fonts/cjk/noto-sans-jp-6.ttf', import.meta.url).href],
  ['ヤ-ロワヰヲ-ヴ・-ヾ，．', new URL('../../fonts/cjk/noto-sans-jp-7.ttf', import.meta.url).href],
  ['日月点', new URL('../../fonts/cjk/noto-sans-jp-8.ttf', import.meta.url).href],
  [
    '「」一上中事人会入全内出分利前動合問報場大定年式',
    new URL('../../fonts/cjk/noto-sans-jp-9.ttf', import.meta.url).href,
  ],
  [
    '情新方時最本株正気無生用画目社行見記間関！（）',
    new URL('../../fonts/cjk/noto-sans-jp-10.ttf', import.meta.url).href,
  ],
  ['【】モ下今他付体作使取名品地外子', new URL('../../fonts/cjk/noto-sans-jp-11.ttf', import.meta.url).href],
  [
    '小後手数文料検業法物特理発登知約索',
    new URL('../../fonts/cjk/noto-sans-jp-12.ttf', import.meta.url).href,
  ],
  ['者能自表要覧通連部金録開集高：？', new URL('../../fonts/cjk/noto-sans-jp-13.ttf', import.meta.url).href],
  ['む以先公初別力加可回国変多学実家', new URL('../../fonts/cjk/noto-sans-jp-14.ttf', import.meta.url).href],
  [
    '対平広度当性意成所明更書有東楽様機',
    new URL('../../fonts/cjk/noto-sans-jp-15.ttf', import.meta.url).href,
  ],
  ['水治現番的真示美規設話近選長電～', new URL('../../fonts/cjk/noto-sans-jp-16.ttf', import.meta.url).href],
  ['々不予介代件保信個像円化受同告員', new URL('../../fonts/cjk/noto-sans-jp-17.ttf', import.meta.url).href],
  [
    '在売女安山市店引心応思愛感期木来格',
    new URL('../../fonts/cjk/noto-sans-jp-18.ttf', import.meta.url).href,
  ],
  ['次注活海田着立結良載込送道野面食', new URL('../../fonts/cjk/noto-sans-jp-19.ttf', import.meta.url).href],
  [
    '三京仕価元写切原口号向味商営天好容少屋川得必投',
    new URL('../../fonts/cjk/noto-sans-jp-20.ttf', import.meta.url).href,
  ],
  [
    '持指望相確神細紹続解言詳認語読調質車追運限１２',
    new URL('../../fonts/cjk/noto-sans-jp-21.ttf', import.meta.url).href,
  ],
  [
    '世主交令位住何供北単参古和土始島常',
    new URL('../../fonts/cjk/noto-sans-jp-22.ttf', import.meta.url).href,
  ],
  ['探掲教昭果決状産白県種稿空第等素', new URL('../../fonts/cjk/noto-sans-jp-23.ttf', import.meta.url).href],
  [
    '終考色計説買身転達違都配重際音題＆',
    new URL('../../fonts/cjk/noto-sans-jp-24.ttf', import.meta.url).href,
  ],
  [
    '『』万二優光再制効務周型基完客専工強形戻提支未案',
    new URL('../../fonts/cjk/noto-sans-jp-25.ttf', import.meta.url).href,
  ],
  [
    '流然男界直私管組経総線編花西販購過除頭願風験３｜',
    new URL('../../fonts/cjk/noto-sans-jp-26.ttf', import.meta.url).href,
  ],
  ['了井企伝便備共具友収台器園室岡待', new URL('../../fonts/cjk/noto-sans-jp-27.ttf', import.meta.url).href],
  [
    '想放断早映材条止歴済満版由申町石福',
    new URL('../../fonts/cjk/noto-sans-jp-28.ttf', import.meta.url).href,
  ],
  ['置葉製観評談護足軽返週進門閉雑類', new URL('../../fonts/cjk/noto-sans-jp-29.ttf', import.meta.url).href],
  ['休区千半反各図字存宮届希帯庫張役', new URL('../../fonts/cjk/noto-sans-jp-30.ttf', import.meta.url).href],
  [
    '態戦択旅春村校歩残毎求火簡系聞育芸',
    new URL('../../fonts/cjk/noto-sans-jp-31.ttf', import.meta.url).href,
  ],
  ['落術装証試越辺適量青非香／０４５', new URL('../../fonts/cjk/noto-sans-jp-32.ttf', import.meta.url).href],
  [
    '乗修健募医南域士声夜太夫奈宅崎座念急採接換携施朝',
    new URL('../../fonts/cjk/noto-sans-jp-33.ttf', import.meta.url).href,
  ],
  [
    '森概歳比消異笑絶職舗谷象資超速阪頂順顔飲館駅黒',
    new URL('../../fonts/cjk/noto-sans-jp-34.ttf', import.meta.url).href,
  ],
  [
    '久任佐例係値児割印去含四団城寄富影悪戸技抜改替服',
    new URL('../../fonts/cjk/noto-sans-jp-35.ttf', import.meta.url).href,
  ],
  [
    '松板根構歌段準演独玉研秋科移税納藤赤防離項馬＞',
    new URL('../../fonts/cjk/noto-sans-jp-36.ttf', import.meta.url).href,
  ],
  [
    'ヶ催典処判勝境増夏婚害履布師帰康扱',
    new URL('../../fonts/cjk/noto-sans-jp-37.ttf', import.meta.url).href,
  ],
  ['援撮整末枚権横沢況洋焼環禁程節級', new URL('../../fonts/cjk/noto-sans-jp-38.ttf', import.meta.url).href],
  [
    '絡習般視親責費起路造酒鉄院険難静６',
    new URL('../../fonts/cjk/noto-sans-jp-39.ttf', import.meta.url).href,
  ],
  [
    '並低十囲宿居展属差府彼払承押族星普曜査極橋欲深温',
    new URL('../../fonts/cjk/noto-sans-jp-40.ttf', import.meta.url).href,
  ],
  [
    '激王皆究突米絵緒若英薬袋覚許誌誰識遊遠銀閲額鳥８',
    new URL('../../fonts/cjk/noto-sans-jp-41.ttf', import.meta.url).href,
  ],
  [
    '丁両丸助命央失季局州幸建御恋恵担振',
    new URL('../../fonts/cjk/noto-sans-jp-42.ttf', import.meta.url).href,
  ],
  ['標氏民沖清為熱率球病短祝答精紙群', new URL('../../fonts/cjk/noto-sans-jp-43.ttf', import.meta.url).href],
  [
    '肉致興茶著訳豊負貨賀途降頃頼飛７Ａ',
    new URL('../../fonts/cjk/noto-sans-jp-44.ttf', import.meta.url).href,
  ],
  ['倍側働兵勢卒協史吉固娘守寝岩徒復', new URL('../../fonts/cjk/noto-sans-jp-45.ttf', import.meta.url).href],
  [
    '悩房撃政景暮曲模武母浜祭積端策算籍',
    new URL('../../fonts/cjk/noto-sans-jp-46.ttf', import.meta.url).href,
  ],
  ['縄義荷菜華蔵衣裏補複請郎針＋－９', new URL('../../fonts/cjk/noto-sans-jp-47.ttf', import.meta.url).href],
  [
    '与九乳五似倉充冬券削右呼堂夢婦導左忘快林桜死江池',
    new URL('../../fonts/cjk/noto-sans-jp-48.ttf', import.meta.url).href,
  ],
  [
    '泉波洗渡照療盛老舞街角講議貴賞較輪階魔鹿麻％Ｓ',
    new URL('../../fonts/cjk/noto-sans-jp-49.ttf', import.meta.url).href,
  ],
  ['〒仲伊八即厚厳喜困圧坂奥姿密巻幅', new URL('../../fonts/cjk/noto-sans-jp-50.ttf', import.meta.url).href],
  [
    '庭徳我打掛推故敵昨札梨毛津災百破筆',
    new URL('../../fonts/cjk/noto-sans-jp-51.ttf', import.meta.url).href,
  ],
  ['築聴苦草訪走趣迎里陽響首＜ＯＲＴ', new URL('../../fonts/cjk/noto-sans-jp-52.ttf', import.meta.url).href],
  [
    '丈依倒免冷創及司善埼宝寺尾弁徴志息',
    new URL('../../fonts/cjk/noto-sans-jp-53.ttf', import.meta.url).href,
  ],
  ['拡散晴河派浴減港熊片秘純給統練繁', new URL('../../fonts/cjk/noto-sans-jp-54.ttf', import.meta.url).href],
  [
    '背腕菓誕課論財退逆陸韓須飯驚魅ＣＰ',
    new URL('../../fonts/cjk/noto-sans-jp-55.ttf', import.meta.url).href,
  ],
  ['停勤包博因妻嫌嬉宇岐己席帳弾折掃', new URL('../../fonts/cjk/noto-sans-jp-56.ttf', import.meta.url).href],
  [
    '攻暗栄樹泊源漫瀬爆父留略疑症痛筋箱',
    new URL('../../fonts/cjk/noto-sans-jp-57.ttf', import.meta.url).href,
  ],
  ['継羽脱衛謝迷逃遅隠露養駐麗齢ＥＭ', new URL('../../fonts/cjk/noto-sans-jp-58.ttf', import.meta.url).href],
  ['乱余僕刊列到刺刻君吹均姉察就巨幼', new URL('../../fonts/cjk/noto-sans-jp-59.ttf', import.meta.url).href],
  [
    '彩恐惑描昼柄梅永浮液混測潟甲監盤省',
    new URL('../../fonts/cjk/noto-sans-jp-60.ttf', import.meta.url).href,
  ],
  ['礼称窓紀締織茨血障雨頑髪魚ＤＮｗ', new URL('../../fonts/cjk/noto-sans-jp-61.ttf', import.meta.url).href],
  [
    '互仮俺兄刷劇労壁寿射将底弱従揃損敗昔是染植殺湯',
    new URL('../../fonts/cjk/noto-sans-jp-62.ttf', import.meta.url).href,
  ],
  [
    '犯猫甘章童競航触診誘貸跡躍闘阜隣雪鮮＠ＢＩＫＬ',
    new URL('../../fonts/cjk/noto-sans-jp-63.ttf', import.meta.url).href,
  ],
  [
    '七伸傷剤午危塚壊契妹委官律授操旧栃歯浦渋滋濃犬眼',
    new URL('../../fonts/cjk/noto-sans-jp-64.ttf', import.meta.url).href,
  ],
  [
    '矢票穴綺緑績肌脚腹船薄討該警豆輩那鈴雰革靴骨ＦＨ',
    new URL('../../fonts/cjk/noto-sans-jp-65.ttf', import.meta.url).href,
  ],
  [
    '之六凄功勉占呂塗夕姫媛尻怒憶抱挑敷既旬易析油獲皮',
    new URL('../../fonts/cjk/noto-sans-jp-66.ttf', import.meta.url).href,
  ],
  [
    '絞翌被裕貯距軍輸辞迫遣郵鏡隊随飾黄＝ＧＪＶ［］',
    new URL('../../fonts/cjk/noto-sans-jp-67.ttf', import.meta.url).href,
  ],
  [
    '乃候則勧吸咲喫執寒床延怖悲慢挙救昇暴束柔欠歓泣熟',
    new URL('../../fonts/cjk/noto-sans-jp-68.ttf', import.meta.url).href,
  ],
  [
    '疲看眠瞬秒竹紅緊聖胸至荒衝詰誤貼透還釣鑑雄駆體',
    new URL('../../fonts/cjk/noto-sans-jp-69.ttf', import.meta.url).href,
  ],
  [
    '《》争亜亡剣双否塩奇妊妙幕干幹微徹怪慣才杉汚沿浅',
    new URL('../../fonts/cjk/noto-sans-jp-70.ttf', import.meta.url).href,
  ],
  [
    '添湾炎牛督秀範粉縁縮耐耳豪賃輝辛農避郷震領鬼＊ｍ',
    new URL('../../fonts/cjk/noto-sans-jp-71.ttf', import.meta.url).href,
  ],
  [
    '也乾仙借倫奨奴嫁宙宣寧審層岸廃弟慮抗拠括捨搭旦朗',
    new URL('../../fonts/cjk/noto-sans-jp-72.ttf', import.meta.url).href,
  ],
  [
    '杯欄献癒益盗砂繰罪脳臨虫融裸詞賛贈遺郡雲龍ＵＷ｀',
    new URL('../../fonts/cjk/noto-sans-jp-73.ttf', import.meta.url).href,
  ],
  [
    '兼副堀宗寸封崩幌庁恥懐智暖桃沙涙滅漢潮澤濯燃狙',
    new URL('../../fonts/cjk/noto-sans-jp-74.ttf', import.meta.url).href,
  ],
  [
    '玄磨稚稲稼竜粧紫維繋肩腰臭舎託諾邪酎阿駄麺鼻Ｘ',
    new URL('../../fonts/cjk/noto-sans-jp-75.ttf', import.meta.url).href,
  ],
  [
    '丘侵億勇卓却句塾奏娠巡弘忍抑披捕排揚握敬暇械',
    new URL('../../fonts/cjk/noto-sans-jp-76.ttf', import.meta.url).href,
  ],
  [
    '梱棒棚欧沼煙獄珍盟礎糸脂裁誠踏酸銭陰雅鳴鶴＾',
    new URL('../../fonts/cjk/noto-sans-jp-77.ttf', import.meta.url).href,
  ],
  [
    '亀伴佳併償冒努又圏埋奮嶋彦忙招拶挨挿控摩殿汁汗浄',
    new URL('../../fonts/cjk/noto-sans-jp-78.ttf', import.meta.url).href,
  ],
  [
    '涼灯狂狭畑痴祉縦翔腐諸謎譲貧鍋騎騒魂ａｃｅｉｏ',
    new URL('../../fonts/cjk/noto-sans-jp-79.ttf', import.meta.url).href,
  ],
  [
    '乙仁俳党冊剛卵唯垣宜尽帽幻弊悔摘敏柳殊毒氷泡湖湿',
    new URL('../../fonts/cjk/noto-sans-jp-80.ttf', import.meta.url).href,
  ],
  [
    '滑滞漏炭牧獣硬穂網羅腸芝袖豚貰賢軒遇酷霊麦；ＱＹ',
    new URL('../../fonts/cjk/noto-sans-jp-81.ttf', import.meta.url).href,
  ],
  [
    '丹促俗傾僚刀刑哲嘘奪嬢宴嵐患揺斎旨晩枕枝枠欺渉',
    new URL('../../fonts/cjk/noto-sans-jp-82.ttf', import.meta.url).href,
  ],
  [
    '畿糖綾翻菌菱萌葛衆襲訴詐誇軟述邦酔閣陣隆雇＼',
    new URL('../../fonts/cjk/noto-sans-jp-83.ttf', import.meta.url).href,
  ],
  [
    '仏儀凍勘卸叶坊如妖尚帝径悟憧懸掘揮晶暑溶焦',
    new URL('../../fonts/cjk/noto-sans-jp-84.ttf', import.meta.url).href,
  ],
  [
    '燥皇祥紗股脇艦薦覇貢貫踊遂闇預顧飼ｒ-ｔ',
    new URL('../../fonts/cjk/noto-sans-jp-85.ttf', import.meta.url).href,
  ],
  [
    '〇偏偽冠劣吐唐喚垂堪尊尿屈彫慶戯批抽拝旭架栗桐',
    new URL('../../fonts/cjk/noto-sans-jp-86.ttf', import.meta.url).href,
  ],
  [
    '浪淫溢滝潜狩玩畳皿祐祖羊翼肢胃菊訂訓践鍵頻馴ｎ',
    new URL('../../fonts/cjk/noto-sans-jp-87.ttf', import.meta.url).href,
  ],
  [
    '〔〕丼倶偵匿叩唱噂妄姦威孫尋弥恩悠慎抵拒拓斗昌杏',
    new URL('../../fonts/cjk/noto-sans-jp-88.ttf', import.meta.url).href,
  ],
  [
    '柏桁椅泳洲浩潤煮睡筒篠綿緩缶臓茂莉葬蓮詩逸鶏ｇｋ',
    new URL('../../fonts/cjk/noto-sans-jp-89.ttf', import.meta.url).href,
  ],
  [
    '〈〉亭伏俊叫吾垢峰序忠憲拘摂撲斉斜柱棄沸洒淡濡',
    new URL('../../fonts/cjk/noto-sans-jp-90.ttf', import.meta.url).href,
  ],
  [
    '烈爽珠癖眺祈箇粒紺縛繊膚荘菅蒼虎褒貞贅鋼鎖飽駒',
    new URL('../../fonts/cjk/noto-sans-jp-91.ttf', import.meta.url).href,
  ],
  [
    '偉励匠啓圭壇孝寂巣幡往憩某柴沈没泥浸溜潔猛玲璧瓶',
    new URL('../../fonts/cjk/noto-sans-jp-92.ttf', import.meta.url).href,
  ],
  [
    '痩笠粋署肝脈芳芽蒸蓄裂諦軸逮遥錦鍛鎌陶隔雷黙ｈｌ',
    new URL('../../fonts/cjk/noto-sans-jp-93.ttf', import.meta.url).href,
  ],
  [
    '伺克剥勃匹召哀喰塔宏岳庄惚扇扉把拍斬核椎泰漂漬',
    new URL('../../fonts/cjk/noto-sans-jp-94.ttf', import.meta.url).href,
  ],
  [
    '潰炊琴疾矯籠粘紛縫肥臣舌舐葵蘭虐覗遭釈需霧鷹Ｚ',
    new URL('../../fonts/cjk/noto-sans-jp-95.ttf', import.meta.url).href,
  ],
  [
    '仰偶傘函匂呈哉國堺墓墨壮奉寛弦征恒慰懇挟捜晋槻',
    new URL('../../fonts/cjk/noto-sans-jp-96.ttf', import.meta.url).href,
  ],
  [
    '漁灰爪瑞畜盆磁秤箸紋膨苗譜輔辱辻銃銘騰＃ｐｙ',
    new URL('../../fonts/cjk/noto-sans-jp-97.ttf', import.meta.url).href,
  ],
  [
    'ヵ亮但佑刃勿喧噌噛培堅孤帆彰徐惨憂拳拾措撤旗机桑棋棟洞湘溝瞳砲簿綴罰肪胆脅膝艶虹覆貝迅酬陥隙雀騙',
    new URL('../../fonts/cjk/noto-sans-jp-98.ttf', import.meta.url).href,
  ],
  [
    '串凛厨只嘉噴媒幾愕愚拌拭揉撹擦旋昆朱栽櫻瑠眞磯符筑糞紐累絆胞膜蒲藍虚軌逢邸醒陵隷駿ｄｕ',
    new URL('../../fonts/cjk/noto-sans-jp-99.ttf', import.meta.url).href,
  ],
  [
    '゜乏兆凝卑吊嘩庵弄弓惜戒掴搬昧暦曇曽李殖汎淳湧澄狼猿粗綱繍腫苑蓋蕎蘇蛇蜜蝶誉迄醤銅隅餃鬱鼓ｂ',
    new URL('../../fonts/cjk/noto-sans-jp-100.ttf', import.meta.url).href,
  ],
  [
    '伯刈呑呪喉坪堕媚宛尺廻循愉晃晒楚槽殆殴涯炉烏稀穏笹紳胡芋芦蛍貌賊跳遷酵釜鉛鉢鉱鋭顕餅鴨＿ｘ',
    new URL('../../fonts/cjk/noto-sans-jp-101.ttf', import.meta.url).href,
  ],
  [
    '㎝伎傑債儲凌喋喪塞寮巾悶抹捉敦斐桂條橘汰濱砕碁窪篇緯羨耗耶聡舟萩賠蹴這郊酢錯鎮附餌鳳ｖ',
    new URL('../../fonts/cjk/noto-sans-jp-102.ttf', import.meta.url).href,
  ],
  [
    '侍凡凸唇喘壱妃妬尼巧幽廊彡恭惹据擬柚柿栓棲椿歪殻滴炒煽牡珈琲璃盾眉磐膣膳芯茅茉衰裾賑赦遮霞頒',
    new URL('../../fonts/cjk/noto-sans-jp-103.ttf', import.meta.url).href,
  ],
  [
    '凹剰呉堤妥娩崇帖惣慌扶搾撫敢暁朋朴枯樽欅淀湊牙猪琉碧穫耕肛腺茎荻薫訣誓謀謙謡貿辰逝醸錠錬隈零鷲',
    new URL('../../fonts/cjk/noto-sans-jp-104.ttf', import.meta.url).href,
  ],
  [
    '云傍僧兎凶呆唄塊妨姓婆嫉怠悦慈戚戴擁攣杜柑楓泌淵渓漆爺猥瓦疎疫痙穀肖苺薇薔詫誹謗讃鍼阻陳雛鳩齋',
    new URL('../../fonts/cjk/noto-sans-jp-105.ttf', import.meta.url).href,
  ],
  [
    '㎡伐僅冴厄嘆宰岬廣憎懲拉暫曹栖楠款漠灸狐班站笛篤絢网肴胴腔藻虜蜂襟諭讐賭辿釘鐘閃閑頓頬鯖ｆ',
    new URL('../../fonts/cjk/noto-sans-jp-106.ttf', import.meta.url).href,
  ],
  [
    '〆其冗冨准勲嘔塵娯孔峠嶺巫幣彙忌恨捧梶樋此渕溺牲犠祇禅秦秩稽窟窯箕罠羞翠肘肺脆苔茜蟹訟諏郁鈍靖',
    new URL('../../fonts/cjk/noto-sans-jp-107.ttf', import.meta.url).href,
  ],
  [
    '來凪剃剖吟塁姜巳怜惧挫掌播梁楼槍汐洪濁瀧灘烹煎獅甚瘍癌矛絹纏胎腎臼艇艸薩訃郭鞄頁顎馳鯉鯛鯨鹸',
    new URL('../../fonts/cjk/noto-sans-jp-108.ttf', import.meta.url).href,
  ],
  [
    '且呟咽唾嗜囚墜孕宵峡巴庶廉憑拷捗撥斑於梗渚灣焚爛爬疹痕痺睦窮筈箋紡繕罵萬褐詣謹譚賜赴遽釧錆隼飴髄',
    new URL('../../fonts/cjk/noto-sans-jp-109.ttf', import.meta.url).href,
  ],
  [
    '享俣俵冥凰卯叔叱咥喝嗣壺奢姪尖峯崖弐忖憐或捏掻曖杖毅渦牽猟盲眩穿竿粟膏舶芹茸薪袴謳遍鎧雌雫髭鮎﨑',
    new URL('../../fonts/cjk/noto-sans-jp-110.ttf', import.meta.url).href,
  ],
  [
    '〃㈱些伽佇冶凜叡寅怯悼應挽捻撒旺昏曰會栞桶梓椒榎汽煌煩燕牟狗瑛瓜痢碑碗緋脊舘茹萎蔭蠣訊邉醜霜髙ｊｚ',
    new URL('../../fonts/cjk/noto-sans-jp-111.ttf', import.meta.url).href,
  ],
  [
    '゛乞凱唆嗅壌姑屑廷抄拗暉朽樫檎檜浣淑炸爵狛狸畠粛糧縞肯苫董蒙藝蛮詠詮豹躇躊轟逐醍醐陛韻骸鮭鴻鵜鷺麓',
    new URL('../../fonts/cjk/noto-sans-jp-112.ttf', import.meta.url).href,
  ],
  [
    '从仔侑侮卍叉咳填奄學巷彷愁慧慨憤拙榊榛橙泄渇炙痒瞭祓禄窒箪綻腿芭藩蚊貪轄逗遼邊鋳鍮鐵鞍頸騨魁鮨鱗麹',
    new URL('../../fonts/cjk/noto-sans-jp-113.ttf', import.meta.url).href,
  ],
  [
    '什侶升后吻嬌嵌弔從慕拐昂晦曳枢柊槌洩涛渾澁焉珀珂琥琵琶甥畔硝硫竣箔紘膿蔑蕉遵陀飢麟',
    new URL('../../fonts/cjk/noto-sans-jp-114.ttf', import.meta.url).href,
  ],
  [
    '〝兜勾吠坐坦奔宕徊徘戌戟搜曙杭杵柵楊樂樺檀氣汲淋澪灼燈琢瓢瞑砥稔稜粕翁芥苛茄蔽賓跨輌輿邑采銚颯餓',
    new URL('../../fonts/cjk/noto-sans-jp-115.ttf', import.meta.url).href,
  ],
  [
    'ゐヱ㎜卜叙嚢囁堆墟姐婿惠掟斯棺榮洛滲燻牝牢疼睨祀禿篭絨緻腋與菩蒔蔦蕨藪蛙螺衡衿迦遙遡酪靭鞭黎',
    new URL('../../fonts/cjk/noto-sans-jp-116.ttf', import.meta.url).href,
  ],
  [
    '〟俸刹剪哺址夷妓姻娼屁怨扮摯摺撰擢斧曾朧楕毯漣牌發窃竄筧耀葱蔓薙蛛蜘蟲裳諒踪辣閥鞘餐饗鮫鰻鶯',
    new URL('../../fonts/cjk/noto-sans-jp-117.ttf', import.meta.url).href,
  ],
  ['〓', new URL('../../fonts/cjk/noto-sans-jp-118.ttf', import.meta.url).href],
  ['ヮ', new URL('../../fonts/cjk/noto-sans-jp-119.ttf', import.meta.url).href],
  ['㈲㈹㊤-㊨', new URL('../../fonts/cjk/noto-sans-jp-120.ttf', import.meta.url).href],
  [
    '㌃㌍㌔㌘㌢㌣㌦㌧㌫㌶㌻㍉㍊㍍㍑㍗㍻-㍾㎎㎏',
    new URL('../../fonts/cjk/noto-sans-jp-121.ttf', import.meta.url).href,
  ],
  ['㎞㏄㏍', new URL('../../fonts/cjk/noto-sans-jp-122.ttf', import.meta.url).href],
  [
    '丐丑丕丗丙丞丨个丱丶丿乂乍乎乕乖乘乢亂亅亊于亘亙亞-亠亢亥亦亨亰亳亶仂仄仆仇仍仗仝-仟仡仭价仼伀伃伉伍伜估伶伹佃佖',
    new URL('../../fonts/cjk/noto-sans-jp-123.ttf', import.meta.url).href,
  ],
  [
    '佗佚佛佝佞佩佯佰佶佻佼侃侈侊侏侒侔侖侘侚侠侫侭侯俄俉俍俎俐俑俔俘俚俛俟俤俥俯俶俾俿倅倆倏',
    new URL('../../fonts/cjk/noto-sans-jp-124.ttf', import.meta.url).href,
  ],
  [
    '們倔倖倚倞倡-倣倥倦倨-倪倬倭倹偀偂偃偆-偈偐偕偖做偬偰偲偸傀傅傔傚傭傲-傴僂僉僊僑僖僘',
    new URL('../../fonts/cjk/noto-sans-jp-125.ttf', import.meta.url).href,
  ],
  [
    '僞僣僥僭僮僴僵價僻儁儂儉儒儔-儖儘儚儡儷儺-儼儿-允兇兊兌兒兔兢兤兩兪兮冀冂冉册冏-冑冓冕冖冝冢',
    new URL('../../fonts/cjk/noto-sans-jp-126.ttf', import.meta.url).href,
  ],
  [
    '冤冦冩-冫冰-决况冽冾凅凉凋凖几凧凩凬凭凵凾刄刋刎刔刕刧刪刮刳剄剋剌剏剔剞剩剱剳剴剽剿劃劈劉',
    new URL('../../fonts/cjk/noto-sans-jp-127.ttf', import.meta.url).href,
  ],
  [
    '劍劑劒劔劜劦劫-劭劯劵劼劾勀勁勅勍勒勗勛勞勠勣勦勳勵勸-勺匀匁匆-匈匍匏匐匕匙匚匝匡匣匤匪匯匱匳',
    new URL('../../fonts/cjk/noto-sans-jp-128.ttf', import.meta.url).href,
  ],
  [
    '匸區卅卆卉卞卦卩卮卲卷卻卿厂厓厖厘厠厥厦厩厭厮厰厲厶參叛叝叟叢叨叭叮叺吁吃吋吏吝吩听-吮吶吼吽',
    new URL('../../fonts/cjk/noto-sans-jp-129.ttf', import.meta.url).href,
  ],
  [
    '呀呎呰呱呵-呷呻咀咄咆咊咋咎-咐咒咜咢咤咨咩咫咬咯咸咼咾哂哄哇哈哘哢哥哦哨哩哭哮哽哿',
    new URL('../../fonts/cjk/noto-sans-jp-130.ttf', import.meta.url).href,
  ],
  [
    '唏唔唖售唳唸唹啀啄啅啌啖啗啜啝啣啻啼啾喀喃喆喇喊喙喞喟喨喩喬單嗄嗇嗔嗚嗟嗤嗷嗹嗽嗾',
    new URL('../../fonts/cjk/noto-sans-jp-131.ttf', import.meta.url).href,
  ],
  [
    '嘖嘗嘛嘯嘱嘲嘴嘶嘸噎噐噤噪-噬噸噺嚀嚆嚇嚊嚏嚔嚠嚥嚮嚴嚶嚼囀囂囃囈囎囑囓',
    new URL('../../fonts/cjk/noto-sans-jp-132.ttf', import.meta.url).href,
  ],
  [
    '囗囘囮囹囿圀圃圄圈圉圍圓圖團圜圦圷圸圻坎坏坑坙坡坤坥坩坿垈垉垓垠垤垪垬垰',
    new URL('../../fonts/cjk/noto-sans-jp-133.ttf', import.meta.url).href,
  ],
  [
    '垳埀埃埆-埈埒-埔埖埜埠埣埴堊堋堙堝堡堯堰堵堽塀塋塑塒塘塙塢塰塲塹墅增墫墮墲墳墸-墻墾壅壑',
    new URL('../../fonts/cjk/noto-sans-jp-134.ttf', import.meta.url).href,
  ],
  [
    '壓壕壗-壙壜壞壟壤壥壬壯壷壹壻-壽夂夊夋夐夘夙夛夥夬夭夲夸夾奎奐奓奕套奘奚奛奝奠奣奧奩奬奸妁',
    new URL('../../fonts/cjk/noto-sans-jp-135.ttf', import.meta.url).href,
  ],
  [
    '妍妛妝妣妤妲妺妾姆姙姚姥姨姶娃娉娑娚娜娟娥娵娶婀婁婉婢婪婬媼-媾嫂嫋嫐嫖嫗',
    new URL('../../fonts/cjk/noto-sans-jp-136.ttf', import.meta.url).href,
  ],
  [
    '嫡嫣嫦嫩嫺嫻嬋嬖嬪嬬嬰嬲嬶嬾孀孃孅孑孖孚-孜孟孥孩孰孱孳孵孺宀它宋宍宥宦宸',
    new URL('../../fonts/cjk/noto-sans-jp-137.ttf', import.meta.url).href,
  ],
  [
    '寀寃寇寉寐寓寔寘寞寡寢寤-實寨寫寬寰寳寵寶尅將-尉對尓尞尠尢尤尨尭尸尹屆屍-屐屓屠屡屬屮屯屶屹岌岑岔',
    new URL('../../fonts/cjk/noto-sans-jp-138.ttf', import.meta.url).href,
  ],
  [
    '岦岨岫岱岶岷岺-岼岾峅峇峙峨-峪峭峵峺峻峽崋崑崔崕崗-崛崟崢崧嵂嵋嵎嵒嵓嵜嵩嵬嵭嵯嵳嵶嶂嶄嶇嶌嶐',
    new URL('../../fonts/cjk/noto-sans-jp-139.ttf', import.meta.url).href,
  ],
  [
    '嶝嶢嶬嶮嶷-嶹嶼嶽巉巌巍巐巒巓巖巛已巵巽帋帑帙-帛帥帶帷幀幃幄幇幎幔幗幟幢幤幵并幺广庇庖庚庠庸廁廂廈廏',
    new URL('../../fonts/cjk/noto-sans-jp-140.ttf', import.meta.url).href,
  ],
  [
    '廐廓廖廚廛廝廟-廢廨廩廬廰廱廳廴廸廼廾廿弃弉弋-弍弑弖弗弛弡弧弩弭弯弴弸弼彁彅彈彊彌彎彑彖彗彜彝彧彪',
    new URL('../../fonts/cjk/noto-sans-jp-141.ttf', import.meta.url).href,
  ],
  [
    '彬彭彳彿徂徃徇很徑徙徠徨徭德徼徽忝忞忤忰忱忸忻忽忿怎-怐怕怙怛怡怦怩怫怱怺恁-恃恆恊恍恕恙恚恝恟恠恢',
    new URL('../../fonts/cjk/noto-sans-jp-142.ttf', import.meta.url).href,
  ],
  [
    '恣恤恪-恬恰恷悁悃-悅悉-悍悒悖悗悚悛悧悳-悵悸悽惆惇惓惕惘惞惟惡惰-惲惴惶惷惺惻愀愃愆愈愍愎愑',
    new URL('../../fonts/cjk/noto-sans-jp-143.ttf', import.meta.url).href,
  ],
  [
    '愠愡愧愨愬愰愴愷愼-愿慂慄慇慊慍慓慘-慚慝慟慥慫慯慱慳-慵慷慾憇憊憔憖憘-憚憫憬憮憺憾懃懆懈懊-懍懣懦',
    new URL('../../fonts/cjk/noto-sans-jp-144.ttf', import.meta.url).href,
  ],
  [
    '懴懶懷懺懼-戀戈-戊戍戎戓戔戛戝戞戡截戮戰戲戳扁扈扎托扛扞扠扣扨扼找抂抃抉抒-抔抖抛抦抬抻拂拆-拈拊',
    new URL('../../fonts/cjk/noto-sans-jp-145.ttf', import.meta.url).href,
  ],
  [
    '拏拑拔拜拮拯拱拵拿挂挈按挌挧挺挾捌捍捐捩捫捲捶捷捺掀掉掎掏掖掠掣掩掫掬掵掾',
    new URL('../../fonts/cjk/noto-sans-jp-146.ttf', import.meta.url).href,
  ],
  [
    '揀揄揆插揖揣揩揵揶搆搏搓搖搗搦搨搴搶摎摠摧摶摸撈撓撕撚撝撞撩撻撼擂擅擇擎',
    new URL('../../fonts/cjk/noto-sans-jp-147.ttf', import.meta.url).href,
  ],
  [
    '擒擔擘據擠擡擣擧擯擱擲擴擶擺擽擾攀攅攘攜攝攤攪-攬攴-攸效敍敎敕敖敘敝敞敲數斂斃斈斌斛斟斡',
    new URL('../../fonts/cjk/noto-sans-jp-148.ttf', import.meta.url).href,
  ],
  [
    '斤斥斫斷旁旃旄旆旌旒旙旛无旡旱旻昀昃昉昊昕昜昞昤昮昱昴-昶昻昿晁晄晉晏晗晙晝-晟晢晤晥晧晨晰晳',
    new URL('../../fonts/cjk/noto-sans-jp-149.ttf', import.meta.url).href,
  ],
  [
    '暃暄暈暎暘暙暝暠暢暲暸暹暼暾暿曁曄曉曚曝曠曦曩曵曷曺-曼朎朏朔-朖朞朦朮朶-朸朿杁杆杓杙杞杠杢-杤杦',
    new URL('../../fonts/cjk/noto-sans-jp-150.ttf', import.meta.url).href,
  ],
  [
    '杪杰杲杳杷杼枅枇枉枋枌枡枦枩枳枴枷-枹枻柀柁柆柎柘柝柞柢柤柧柩柬柮柯柾栁栂栢栩栫栲栴桀桄框桍桎桒-桔',
    new URL('../../fonts/cjk/noto-sans-jp-151.ttf', import.meta.url).href,
  ],
  [
    '桙桝桟档桧桴桷桾桿梃梍梏梔梛梟梠梢梦梧梭梯梳梵梹梺梼棆棈-棊棍棏棔棕棗棘棠棡棣棧棯棹椀椁椄椈椋椌椏椙-椛',
    new URL('../../fonts/cjk/noto-sans-jp-152.ttf', import.meta.url).href,
  ],
  [
    '椡-椣椥椦椨椪椰椴椶椹椽楔楙楜-楞楡楢楨楪楫楮楯楳楴楷-楹楾榁榑榔榕榘榜榠榧榱榲榴榻榾榿槁槃槇槊槎槐槓槙',
    new URL('../../fonts/cjk/noto-sans-jp-153.ttf', import.meta.url).href,
  ],
  [
    '槝槞槢槧槨槫槭槲槹槿樅樊樌樒-樔樗樛樞樟樢樣樮樰樵樶樸橄橆-橈橡橢橦橫橲橳橸橾橿檄檍檐檗檠檢檣',
    new URL('../../fonts/cjk/noto-sans-jp-154.ttf', import.meta.url).href,
  ],
  [
    '檪檬檮檳檸檻櫁-櫃櫑櫓櫚櫛櫞櫟櫢櫤櫨櫪櫺權欒欖欝欟欣欷-欹欽歃歇歉歎歐歔歙歛歟歡歸歹歿殀殃殄',
    new URL('../../fonts/cjk/noto-sans-jp-155.ttf', import.meta.url).href,
  ],
  [
    '殉殍殕殘殞殤殪殫殯殱-殳殷殼毀毆毋毓毖毘毟毫毬毳氈氓气氛氤氾-汀汕汜-汞汢汨汪汯汳汾沁',
    new URL('../../fonts/cjk/noto-sans-jp-156.ttf', import.meta.url).href,
  ],
  [
    '沂沃沆沌沍沐沒沓沚沛沫沮沱沺沽沾泅泓泗泙-泛泝泪泯泱洄洌洙洟洫洳洵洶洸洽浙浚浤浬浯浹',
    new URL('../../fonts/cjk/noto-sans-jp-157.ttf', import.meta.url).href,
  ],
  [
    '涅涇涌涎涓涕涖涜涬涵涸淅-淇淌淏淒淕淘淙淞淤淦淨淪淬淮淲淸-淺淼渊渙渝渟渠渣-渥渧渫渭渮游-渺',
    new URL('../../fonts/cjk/noto-sans-jp-158.ttf', import.meta.url).href,
  ],
  [
    '渼湃湍湎湛湜湟湫湮湲湶溂溌溏溘溟溥溪溯溲溷溽溿滂滄滉滌滓-滕滬滯滷滸滾滿漉漑漓漕漱漲漸漾漿潁潅',
    new URL('../../fonts/cjk/noto-sans-jp-159.ttf', import.meta.url).href,
  ],
  [
    '潘潛潦潭潯潴潸潺潼澀澂澆澈澎澑澗澡澣澱澳澵澹濂濆濔濕濘濛濟濠濤濫濬濮濳濵濶濺濾瀁瀅瀇瀉瀋',
    new URL('../../fonts/cjk/noto-sans-jp-160.ttf', import.meta.url).href,
  ],
  [
    '瀏瀑瀕瀘瀚瀛瀝-瀟瀦瀨瀰瀲瀾灌灑炅炫炬炮炯炳炻烋烙烝烟烱烽焄焏焔焙焜煆煇煉煕煖煜煢煤煥',
    new URL('../../fonts/cjk/noto-sans-jp-161.ttf', import.meta.url).href,
  ],
  [
    '煦煬熄熈熏熔熕熙熨熬熹熾燁燉燎燐燒燔燗營燠燦燧燬-燮燵燹燼燾燿爍爐爨爭爰爲爻爼爾-牀牆牋',
    new URL('../../fonts/cjk/noto-sans-jp-162.ttf', import.meta.url).href,
  ],
  [
    '牒牘牴牾犀-犂犇犒犖犢犧犱犲犹犾狃狄狆狎狒狠-狢狷狹狽猊猖猗猜猝猤猩猯猴猶猷猾獎獏獗獨獪',
    new URL('../../fonts/cjk/noto-sans-jp-163.ttf', import.meta.url).href,
  ],
  [
    '獰獵獷獸獺獻玖玳玻玽珉珊珎珒珖珞珣珥珪珮珱珵珸琅琇琦琩琪琮琳琺琿瑁瑕瑙瑚瑜',
    new URL('../../fonts/cjk/noto-sans-jp-164.ttf', import.meta.url).href,
  ],
  [
    '瑟瑢-瑤瑩瑪瑯瑰瑳瑶瑾璉璋璞璟璢璽瓊瓏瓔瓠瓣瓧瓩瓮瓰-瓲瓷瓸甁甃-甅甌-甎',
    new URL('../../fonts/cjk/noto-sans-jp-165.ttf', import.meta.url).href,
  ],
  [
    '甑甓甕甜甞甦甫甬甯甸甼畄畆畉-畋畍畏畚畛畝畢畤畦畧畩畫畭畯畴當-畸疂疆疇疉-疋疏疔疚疝疣疥疱疳疵疸',
    new URL('../../fonts/cjk/noto-sans-jp-166.ttf', import.meta.url).href,
  ],
  [
    '疽痂痃痊痍痔痘痞痣痰痲痳痼痾痿瘁瘉瘋瘟-瘢瘤瘧瘰瘴瘻癆-癈癘癜癡癢癧-癪癬癰癲癶癸皀皂皃皈皋',
    new URL('../../fonts/cjk/noto-sans-jp-167.ttf', import.meta.url).href,
  ],
  [
    '皎皐皓皖皙-皜皞皦皰皴皷-皺盂盃盈盍盒盖盜盞盡盥盧盪盻眄眇眈眛眤-眦眷眸睆睇',
    new URL('../../fonts/cjk/noto-sans-jp-168.ttf', import.meta.url).href,
  ],
  [
    '睚睛睥睫睹睾睿瞋瞎瞞瞠瞥瞰瞶瞹瞻-瞽瞿矇矍矗矚矜矣矧矩矮矼砌砒砠砡砦砧砺砿硅硎',
    new URL('../../fonts/cjk/noto-sans-jp-169.ttf', import.meta.url).href,
  ],
  [
    '硤硯硲硴硺硼碆碇碌-碎碓碕碚碣碩碪碯碵碼碾磅磆磊磋磑磔磚磧磬磴磽礁礇礑礒礙礦礪',
    new URL('../../fonts/cjk/noto-sans-jp-170.ttf', import.meta.url).href,
  ],
  [
    '礫礬礰祁祕祗祚祟祠祢祷祺祿禀禊禍禎禔禛禝禦禧禪禮禰禳禹禺禽禾秉秕租秡秣秧秬稈稍',
    new URL('../../fonts/cjk/noto-sans-jp-171.ttf', import.meta.url).href,
  ],
  [
    '稗-稙稟稠稱稷稻稾穃穆穉穎穐穗穡-穣穩穰穹穽窄窈窕-窘窩窰窶窺窿竃竅竇竈竊竍竏竑-竓竕竚竝竟竡竢竦竧',
    new URL('../../fonts/cjk/noto-sans-jp-172.ttf', import.meta.url).href,
  ],
  [
    '竪竫竭竰竸竺笂笄笆笈笊笋笏笘笙笞笥笨笳笵笶筅筌筍筏筐筝筥筬筮筰筱筴筵筺箆箍箏箒箘-箚箜-箟箭箴篁篆',
    new URL('../../fonts/cjk/noto-sans-jp-173.ttf', import.meta.url).href,
  ],
  [
    '篋篌篏篝篥篦篩篳篶篷簀簇簍簑-簔簗簟簣簧簪簫簷簸簽簾籀籃籌籏籐籔籖籘籟籤籥籬籵籾粁-粃粍粐粡',
    new URL('../../fonts/cjk/noto-sans-jp-174.ttf', import.meta.url).href,
  ],
  [
    '粢粤粥粨粫粭粮粱-粳粹粽糀糂糅糊糎糒糘糜糟糠糢糯糲糴糶糺糾紂紆紊紕紜紬紮紲紵紿絃絅絈絋絎絏絖',
    new URL('../../fonts/cjk/noto-sans-jp-175.ttf', import.meta.url).href,
  ],
  [
    '絛絜絣絮絲絳絽綉綏經綛綜綟綠綢綣綫綬綮-綰綵綷綸綽緇緕緖緘緜-緞緡緤緬緲縅縉-縋縒縟縡-縣縱縲縵縷縹縺',
    new URL('../../fonts/cjk/noto-sans-jp-176.ttf', import.meta.url).href,
  ],
  [
    '縻總繃繆繒繖繙繚繝繞繦繧繩繪繭繹繻-繽繿纂纃纈-纊續纎纐纒-纔纖纛纜缸缺罅罇罌-罎罐罔罕罘罟罧-罩罫',
    new URL('../../fonts/cjk/noto-sans-jp-177.ttf', import.meta.url).href,
  ],
  [
    '罷-罹羂羃羆-羈羌羔羚羝羡羣羮羯羲羶羸羹翅翆翊翕翡翦翩翫翰翳翹耄耆耋而耒耘耙耜耡耨耻耽耿聆',
    new URL('../../fonts/cjk/noto-sans-jp-178.ttf', import.meta.url).href,
  ],
  [
    '聊聒聘聚聟聢聨聯聰聲聳聶聹聽-聿肄-肇肋肓肚肬肭肱胄胖胙-胛胝胤胥胯胱胼脉脛脣脩脯脹脾腆',
    new URL('../../fonts/cjk/noto-sans-jp-179.ttf', import.meta.url).href,
  ],
  [
    '腑腓腟腥腦腮腱腴膀膂膃膈膊膓膕膠膤膩膰膵膸膺膽膾臀臂臆臈臉臍臑臘-臚臟臠臥臧臺臻臾舁舂舅舉',
    new URL('../../fonts/cjk/noto-sans-jp-180.ttf', import.meta.url).href,
  ],
  [
    '舊舍舒舖舛舜舩舫舮舳舵舷舸艀艘-艚艝艟艢艤艨艪艫艮艱艷艾芍芒芙芟芫芬芻苅苒苓苙苜苞苟苡苣苧',
    new URL('../../fonts/cjk/noto-sans-jp-181.ttf', import.meta.url).href,
  ],
  [
    '苳苴苹苻茁范茆茖-茘茣茫茯茱茲茴茵荀荅荊荏荐荢荳荵荼荿莅莇莊莎莓莖莚莞-莠莢莨莪莫莱莵莽菁菇菎',
    new URL('../../fonts/cjk/noto-sans-jp-182.ttf', import.meta.url).href,
  ],
  [
    '菖菘菟菠菫菰菲菴菶菷菻菽萃萄萇萋萍萓萠萢萪萱萵萸萼葆葈葎葡葢葦葩葫葭-葯葷葹葺蒂蒄蒋蒐蒜蒟蒡蒭',
    new URL('../../fonts/cjk/noto-sans-jp-183.ttf', import.meta.url).href,
  ],
  [
    '蒴蒹蒻蒿蓁蓆蓉蓊蓍蓐蓑蓖蓙蓚蓜蓬蓴蓼蓿蔀蔆蔔蔕蔗蔘蔚蔟蔡蔬蕀蕁蕃蕈蕊蕋蕓蕕蕗-蕚蕣蕩蕪',
    new URL('../../fonts/cjk/noto-sans-jp-184.ttf', import.meta.url).href,
  ],
  [
    '蕫蕭蕷蕾薀薈薊薐薑薗薛薜薤薨薮-薰薹薺藁藉藏藐藕藜藥藷藹藺藾蘂蘆蘊蘋蘓蘖蘗蘚蘢蘯蘰蘿虍虔',
    new URL('../../fonts/cjk/noto-sans-jp-185.ttf', import.meta.url).href,
  ],
  [
    '處虞號虧虱虻蚋蚌蚓蚕蚣蚤蚩-蚫蚯蚰蚶蛄蛆蛉蛋蛎蛔蛞蛟蛤蛩蛬蛭蛯蛸蛹蛻蛾蜀蜃蜆蜈-蜊蜍蜑',
    new URL('../../fonts/cjk/noto-sans-jp-186.ttf', import.meta.url).href,
  ],
  [
    '蜒蜚蜥蜩蜴蜷蜻蜿蝉蝋蝌蝎蝓蝕蝗蝙蝟蝠蝣蝦蝨蝪蝮蝴蝸蝿螂螟螢螫螯螳螻螽蟀蟄蟆蟇蟋蟐蟒蟠',
    new URL('../../fonts/cjk/noto-sans-jp-187.ttf', import.meta.url).href,
  ],
  [
    '蟯蟶蟷蟻蟾蠅蠇蠍-蠏蠑蠕蠖蠡蠢蠧蠱蠶蠹蠻衂衄衍衒衙衞衢衫衲衵衷衽衾袁袂袈袍袒袗袙袞袢袤袮袰',
    new URL('../../fonts/cjk/noto-sans-jp-188.ttf', import.meta.url).href,
  ],
  [
    '袱袵袷袿裃裄裔裘裙裝裟裡裨裲裴裵裹裼褂褄褊褌褓褜-褞褥褪褫褶褸褻襁襃襄襌襍襖襞襠襤襦襪襭襯',
    new URL('../../fonts/cjk/noto-sans-jp-189.ttf', import.meta.url).href,
  ],
  [
    '襴襷襾覃覈覊覓覘覡覦覩覬覯覲覺覽覿觀觚觜觝觧觴觸訌訐訒訖訛訝訥訶訷註詁詆詈詑詒詔詛詢詬詭詹詼誂',
    new URL('../../fonts/cjk/noto-sans-jp-190.ttf', import.meta.url).href,
  ],
  [
    '誄誅誑誚誡誣誥-誨誼誾諂諄諌諍諚-諜諞-諢諤諧諫諮諱諳諶諷諺謁謂謄謇謌謐謔謖謚謠謦謨謫謬',
    new URL('../../fonts/cjk/noto-sans-jp-191.ttf', import.meta.url).href,
  ],
  [
    '謾譁證譌譎譏譓譖譛譟譫譬譯譱譴譽譿讀變讌讎讒讓讖讙讚谺谿豁豈豌豎豐豕豢豫豬豸豺豼貂貅貉貊貍貎',
    new URL('../../fonts/cjk/noto-sans-jp-192.ttf', import.meta.url).href,
  ],
  [
    '貔貘貭貮貲貳貶貽賁賂賄賈賍賎賚賣賤賦賰賴賺賻賽贄贇贊贋贍贏贐贒-贔贖赧赫赭赱赳赶趁趙趨趺趾',
    new URL('../../fonts/cjk/noto-sans-jp-193.ttf', import.meta.url).href,
  ],
  [
    '跂跋跌跏跖跚跛跟跣跪跫跼跿踈踉踐踝-踟踰踴踵蹂蹄蹇-蹊蹌蹐蹕蹙蹟蹠蹣蹤蹲蹶蹼躁躄躅躋躑',
    new URL('../../fonts/cjk/noto-sans-jp-194.ttf', import.meta.url).href,
  ],
  [
    '躓躔躙躡躪躬躯-躱躾軅軆軈軋軏軛軣軫軻軼軾輅輊輒輓輕輙輛輜輟輦輯輳輹輻輾轂轅轆轉轌-轎',
    new URL('../../fonts/cjk/noto-sans-jp-195.ttf', import.meta.url).href,
  ],
  [
    '轗轜轡-轤辜辟辧辨辭-辯辷迂迚迢迥迩迪迭迯迴迸-迺逅逋逍逎逑逓逕逖逞逡逧逵逶逹',
    new URL('../../fonts/cjk/noto-sans-jp-196.ttf', import.meta.url).href,
  ],
  [
    '逼逾遁遉遏-遒遖遘遜遞遧遨遯遲遶邀-邃邇邏邨邯邱邵郛郞郢郤鄂鄒鄕鄙鄧鄭鄰鄲',
    new URL('../../fonts/cjk/noto-sans-jp-197.ttf', import.meta.url).href,
  ],
  [
    '酉-酌酖酘酣酥酩酲酳醂醇醉醋醗醢醪醫醯醴醵醺釀釁釆釉釋釐釖釗釚釛釞釟釡釤-釦釭釮釵釶釼',
    new URL('../../fonts/cjk/noto-sans-jp-198.ttf', import.meta.url).href,
  ],
  [
    '釿鈆鈊鈎鈐鈑鈔鈕鈞鈩鈬鈷鈹鈺鈼鈿鉀鉅鉈鉉鉋鉎鉐鉑鉗鉙鉚鉞鉤鉦鉧鉷鉸鉾銈銑銓銕銖銛銜銧銷銹',
    new URL('../../fonts/cjk/noto-sans-jp-199.ttf', import.meta.url).href,
  ],
  [
    '鋏鋐鋒鋓鋕鋗鋙鋠鋤鋧鋩鋪鋲鋸-鋻鋿錂錏錐錘-錚錝錞錡-錣錥錨錫錮錵錺錻鍄鍈鍍鍔鍖鍗鍜',
    new URL('../../fonts/cjk/noto-sans-jp-200.ttf', import.meta.url).href,
  ],
  [
    '鍠鍬鍰鍾鎔鎗鎚鎤鎬鎭鎰鎹鏃鏆鏈鏐鏑鏖-鏘鏝鏞鏤鏥鏨鏸鐃鐇鐐鐓鐔鐙鐚鐡鐫鐱鐶鐸鐺鑁鑄鑅鑈',
    new URL('../../fonts/cjk/noto-sans-jp-201.ttf', import.meta.url).href,
  ],
  [
    '鑒鑓鑚鑛鑞鑠鑢鑪鑰鑵鑷鑼-鑿钁閂閇閊閏閒閔閖閘閙閠閤閧閨閭閹閻閼閾闃闊闌闍闔-闖關闡闢闥阡阨阮阯陂',
    new URL('../../fonts/cjk/noto-sans-jp-202.ttf', import.meta.url).href,
  ],
  [
    '陋陌陏陜-陟陦陪陬陲陷隋隍隕隗隘隝隧隨險隯-隲隴隶隸隹隻雁雉雋雍雎雕雖雙雜雹霄霆霈霍-霏霑霓霖霙',
    new URL('../../fonts/cjk/noto-sans-jp-203.ttf', import.meta.url).href,
  ],
  [
    '霤霪霰霳霸霹霻霽霾靂-靄靆靈靉靍靏靑靕靜靠靡靤靦靨靫靱靹靺靼鞁鞅鞆鞋鞏鞐鞜鞠鞣鞦鞨鞫',
    new URL('../../fonts/cjk/noto-sans-jp-204.ttf', import.meta.url).href,
  ],
  [
    '鞳鞴韃韆韈韋韜韭韮韲韵韶頌頏頗頚頡頤頴頷頽顆顋顏顗顛顥顫顯-顱顳顴颪颱颶飃飄飆飜飩',
    new URL('../../fonts/cjk/noto-sans-jp-205.ttf', import.meta.url).href,
  ],
  [
    '飫飭飮餉餒餔餘餝餞餠餡餤餧餬餮餽餾饂饅饉饋饌饐-饒饕馗馘馞馥馨馭馮馼駁駈駑駕駘駛駝駟',
    new URL('../../fonts/cjk/noto-sans-jp-206.ttf', import.meta.url).href,
  ],
  [
    '駢駭駮駱駲駸駻騁騅騏騫騷騾驀驂驃驅驍驎驕驗驛驟驢驤驥驩-驫骭骰骼髀髏髑髓髜髞髟髢髣',
    new URL('../../fonts/cjk/noto-sans-jp-207.ttf', import.meta.url).href,
  ],
  [
    '髦髫髮髯髱髴髷髻鬆鬘鬚鬟鬢鬣鬥鬧-鬪鬮鬯鬲鬻魃魄魍-魏魑魘魯魲魴魵鮃鮏鮑-鮓鮖鮗鮟鮠鮪',
    new URL('../../fonts/cjk/noto-sans-jp-208.ttf', import.meta.url).href,
  ],
  [
    '鮱鮴鮹鮻鯀鯆鯊鯏鯑鯒鯔鯡-鯤鯰-鯲鯵鰀鰄鰆鰈-鰊鰌鰍鰐鰒-鰕鰛鰡鰤鰥鰭-鰰鰲鰹鰺',
    new URL('../../fonts/cjk/noto-sans-jp-209.ttf', import.meta.url).href,
  ],
  [
    '鰾鱆-鱈鱒鱚鱠鱧鱶鱸鳧鳫鳬鳰鳶鴃鴆-鴉鴎鴒鴕鴛鴟鴣鴦鴪-鴬鴾鴿鵁鵄鵆鵈鵐鵑鵙鵝鵞',
    new URL('../../fonts/cjk/noto-sans-jp-210.ttf', import.meta.url).href,
  ],
  [
    '鵠鵡鵤鵫鵬鵯鵰鵲鵺鶇鶉鶚鶤鶩鶫鶲鶸鶺鶻鷁鷂鷄鷆鷏鷓鷙鷦鷭鷯鷸鷽鸙-鸛鸞鹵鹹鹽麁麈',
    new URL('../../fonts/cjk/noto-sans-jp-211.ttf', import.meta.url).href,
  ],
  [
    '麋麌麑麒麕麝麥麩麪麭麸麼麾麿黌黍黏-黑黔默黛-點黠黥黨黯黴黶黷黹',
    new URL('../../fonts/cjk/noto-sans-jp-212.ttf', import.meta.url).href,
  ],
  [
    '黻-黽鼇鼈鼎鼕鼠鼡鼬鼾齊齎齏齒齔齟-齡齣齦齧齪齬齲齶齷龕龜龝龠朗',
    new URL('../../fonts/cjk/noto-sans-jp-213.ttf', import.meta.url).href,
  ],
  ['隆﨎﨏', new URL('../../fonts/cjk/noto-sans-jp-214.ttf', import.meta.url).href],
  ['塚晴-鶴＂＄＇ｑ｛｝', new URL('../../fonts/cjk/noto-sans-jp-215.ttf', import.meta.url).href],
];
