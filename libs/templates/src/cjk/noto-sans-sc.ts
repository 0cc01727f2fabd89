// Written by tools/build-cjk-fonts.ts.
import type { CjkCut } from './cjk-cut.ts';

/** Letters of each file of Noto Sans SC, the most common first, and where it is. Two with a hyphen stand for all between. */
export const CUTS: readonly CjkCut[] = [
  ['、。一中新日月有点的网，．：', new URL('../../fonts/cjk/noto-sans-sc-0.ttf', import.meta.url).href],
  [
    '三-下不与专业个为主之了于产人令以们会位体作你',
    new URL('../../fonts/cjk/noto-sans-sc-1.ttf', import.meta.url).href,
  ],
  [
    '信入全公关其内出分到制前力加务动化区友发可号司',
    new URL('../../fonts/cjk/noto-sans-sc-2.ttf', import.meta.url).href,
  ],
  [
    '合同-后告和品回国图在地备外多大天好如子学安',
    new URL('../../fonts/cjk/noto-sans-sc-3.ttf', import.meta.url).href,
  ],
  [
    '定实客家对小工市平年广度开式当录微心性息您情意',
    new URL('../../fonts/cjk/noto-sans-sc-4.ttf', import.meta.url).href,
  ],
  [
    '成我户所手技报接推提收数文方无时明昭是更最服本',
    new URL('../../fonts/cjk/noto-sans-sc-5.ttf', import.meta.url).href,
  ],
  [
    '机权来果株次正治法注活热片版物特现理生用电登相',
    new URL('../../fonts/cjk/noto-sans-sc-6.ttf', import.meta.url).href,
  ],
  [
    '看知社科站等类系线经美者联能自藏行表要视论话',
    new URL('../../fonts/cjk/noto-sans-sc-7.ttf', import.meta.url).href,
  ],
  [
    '说请资过还这进通道部金长门问间面页题首高！（）',
    new URL('../../fonts/cjk/noto-sans-sc-8.ttf', import.meta.url).href,
  ],
  [
    '【】万东两举么乐也事二交享京介从他代件价任传何',
    new URL('../../fonts/cjk/noto-sans-sc-9.ttf', import.meta.url).href,
  ],
  [
    '使保做元光免共具册击创利别助包北华单南博即原去',
    new URL('../../fonts/cjk/noto-sans-sc-10.ttf', import.meta.url).href,
  ],
  [
    '及反取口台员商四场型城声复头女字完官容导将少就',
    new URL('../../fonts/cjk/noto-sans-sc-11.ttf', import.meta.url).href,
  ],
  [
    '展已布常并应建影得快态总想感或才打投持排搜支放教',
    new URL('../../fonts/cjk/noto-sans-sc-12.ttf', import.meta.url).href,
  ],
  [
    '料星期术条查标样格案欢此比气水求没流海消清游源',
    new URL('../../fonts/cjk/noto-sans-sc-13.ttf', import.meta.url).href,
  ],
  [
    '然爱由百目直真码示种程空立章第简管精索级结给统',
    new URL('../../fonts/cjk/noto-sans-sc-14.ttf', import.meta.url).href,
  ],
  [
    '编置老而色节花荐被装西见规解言计认议-记设证评',
    new URL('../../fonts/cjk/noto-sans-sc-15.ttf', import.meta.url).href,
  ],
  [
    '读质费起超路身车转载运选邮都里重量闻限集频风？',
    new URL('../../fonts/cjk/noto-sans-sc-16.ttf', import.meta.url).href,
  ],
  [
    '《》世书买云互五些什今企众优但低供修值健像儿先',
    new URL('../../fonts/cjk/noto-sans-sc-17.ttf', import.meta.url).href,
  ],
  [
    '再准几列办功十协卡历参又双受变只各向吗吧周喜器',
    new URL('../../fonts/cjk/noto-sans-sc-18.ttf', import.meta.url).href,
  ],
  [
    '因团园址基士处太始娱存宝密山州己师带帮库店康引',
    new URL('../../fonts/cjk/noto-sans-sc-19.ttf', import.meta.url).href,
  ],
  [
    '张强形彩很律必怎戏战房找把护招择指换据播改政效整',
    new URL('../../fonts/cjk/noto-sans-sc-20.ttf', import.meta.url).href,
  ],
  [
    '易春显景未材构模款步每民江深火照牌王玩环球男界',
    new URL('../../fonts/cjk/noto-sans-sc-21.ttf', import.meta.url).href,
  ],
  [
    '留白着确神福称端签箱红约组细绍络维考育至致航艺',
    new URL('../../fonts/cjk/noto-sans-sc-22.ttf', import.meta.url).href,
  ],
  [
    '英获营观览让许识试询该语调责购贴走足达迎近连送',
    new URL('../../fonts/cjk/noto-sans-sc-23.ttf', import.meta.url).href,
  ],
  [
    '速造那配采链销键阅际院除需青非音项领食马验黑龙',
    new URL('../../fonts/cjk/noto-sans-sc-24.ttf', import.meta.url).href,
  ],
  [
    '且丝丽义习亚亲仅份似住例便候充克八六兴典养写军',
    new URL('../../fonts/cjk/noto-sans-sc-25.ttf', import.meta.url).href,
  ],
  [
    '决况切划则初势医千升半卫印古史吃听命咨响哪售围均',
    new URL('../../fonts/cjk/noto-sans-sc-26.ttf', import.meta.url).href,
  ],
  [
    '坛境增失奇奖套媒它室害富尔尚尽局居属巴干底往待',
    new URL('../../fonts/cjk/noto-sans-sc-27.ttf', import.meta.url).href,
  ],
  [
    '德志思扫承拉拍按控故断斯旅普智朋望李板极析林校核',
    new URL('../../fonts/cjk/noto-sans-sc-28.ttf', import.meta.url).href,
  ],
  [
    '根楼欧止段汽沙测济浪温港满演漫状独率申画益盘省',
    new URL('../../fonts/cjk/noto-sans-sc-29.ttf', import.meta.url).href,
  ],
  [
    '眼短石研礼离私秘积移究笑答策算篇米素纪终绝续综',
    new URL('../../fonts/cjk/noto-sans-sc-30.ttf', import.meta.url).href,
  ],
  [
    '群职聘背脑腾良范落觉角订访诉词详谢象财账货越软轻',
    new URL('../../fonts/cjk/noto-sans-sc-31.ttf', import.meta.url).href,
  ],
  [
    '较辑边返远适钱错闭队防阳阿随隐难顶预飞馈香黄；',
    new URL('../../fonts/cjk/noto-sans-sc-32.ttf', import.meta.url).href,
  ],
  [
    '七严丰临久九争亮付休伙伤伴余佳依侵假停兰农减剧',
    new URL('../../fonts/cjk/noto-sans-sc-33.ttf', import.meta.url).href,
  ],
  [
    '卖却厂压另否含启呢味啊啦圈土块域培堂夏夜够夫奥她',
    new URL('../../fonts/cjk/noto-sans-sc-34.ttf', import.meta.url).href,
  ],
  [
    '威婚季孩宁审宣尼层岁巧差希帐幕庆序座异归征念惊',
    new URL('../../fonts/cjk/noto-sans-sc-35.ttf', import.meta.url).href,
  ],
  [
    '惠批担拿描摄操攻施早晚暴曾木杂松架栏梦检榜歌武',
    new URL('../../fonts/cjk/noto-sans-sc-36.ttf', import.meta.url).href,
  ],
  [
    '死母毛永汇汉河油波洲派浏湖激灵爆牛狂班略疑疗病',
    new URL('../../fonts/cjk/noto-sans-sc-37.ttf', import.meta.url).href,
  ],
  [
    '皮监盟破票禁秀穿突童笔粉紧纯纳纸织继绿罗翻聚股般',
    new URL('../../fonts/cjk/noto-sans-sc-38.ttf', import.meta.url).href,
  ],
  [
    '苏若荣药蓝融血街衣补警讲诚谁谈豆负贵赛赞趣跟输',
    new URL('../../fonts/cjk/noto-sans-sc-39.ttf', import.meta.url).href,
  ],
  [
    '违述迷追退遇酒钟铁银陆陈险障雪韩须顾额饰馆鱼鲜',
    new URL('../../fonts/cjk/noto-sans-sc-40.ttf', import.meta.url).href,
  ],
  [
    '乎乡乱亿伦倒冬冰冲冷刘刚删刷刻副厅县句叫右叶吉',
    new URL('../../fonts/cjk/noto-sans-sc-41.ttf', import.meta.url).href,
  ],
  [
    '吸哈哥唯善圆圣坐坚妇妈妹姐委守宜察寻封射尾屋屏',
    new URL('../../fonts/cjk/noto-sans-sc-42.ttf', import.meta.url).href,
  ],
  [
    '岛峰川左巨币幸幻府庭延弹忘怀急恋恶愿托扣执折抢',
    new URL('../../fonts/cjk/noto-sans-sc-43.ttf', import.meta.url).href,
  ],
  [
    '拥括挑捷授掉探插搞搭敏救斗族旗旧暂曲朝末杀村杨树',
    new URL('../../fonts/cjk/noto-sans-sc-44.ttf', import.meta.url).href,
  ],
  [
    '档概毒泰洋洗浙淘添湾潮澳灯熟犯狐狗猫献玉珠田皇',
    new URL('../../fonts/cjk/noto-sans-sc-45.ttf', import.meta.url).href,
  ],
  [
    '盖盛础硬秋秒税稳稿窗竞竟符繁练缺肉胜脚脱脸舞草',
    new URL('../../fonts/cjk/noto-sans-sc-46.ttf', import.meta.url).href,
  ],
  [
    '菜著虽蛋誉讨训误课豪贝赏赢跑跳轮迹透途遗醒野针',
    new URL('../../fonts/cjk/noto-sans-sc-47.ttf', import.meta.url).href,
  ],
  [
    '钢镇镜闲附降雄雅雨零雷露静靠顺颜餐饭饮魔鸡麻齐',
    new URL('../../fonts/cjk/noto-sans-sc-48.ttf', import.meta.url).href,
  ],
  [
    '丁丹乳仍仙仪伊伟佛侠促借储党兵冠净凡凤刀刊判刺',
    new URL('../../fonts/cjk/noto-sans-sc-49.ttf', import.meta.url).href,
  ],
  [
    '努励劳午卓占危卷厚君吴呼哦唐唱嘉困固圳坏塑塔墙壁',
    new URL('../../fonts/cjk/noto-sans-sc-50.ttf', import.meta.url).href,
  ],
  [
    '央夹奶妆妻娘婴孙宇宗宠宫宽宾寸尊尺届帖帝席床怕',
    new URL('../../fonts/cjk/noto-sans-sc-51.ttf', import.meta.url).href,
  ],
  [
    '怪恐恩慢懂抓抗抱抽拟拼挂损掌揭摘摩散映晓暖暗曝',
    new URL('../../fonts/cjk/noto-sans-sc-52.ttf', import.meta.url).href,
  ],
  [
    '束杯杰某染桌桥梅械森植欣欲毕沉洁津涉润液混滑漂',
    new URL('../../fonts/cjk/noto-sans-sc-53.ttf', import.meta.url).href,
  ],
  [
    '烈烟烧焦父牙猜瑞瓣甚甜甲畅痛睡稍筑粤糖紫纠纹绘缘',
    new URL('../../fonts/cjk/noto-sans-sc-54.ttf', import.meta.url).href,
  ],
  [
    '缩耳聊肤肥胡腿芝苦茶萌蒙虎虑虚袭触诗诺谷败贸距',
    new URL('../../fonts/cjk/noto-sans-sc-55.ttf', import.meta.url).href,
  ],
  [
    '迪逐递遭避邀郑酷释铺锁阴阵隔震霸革驻骗骨鬼鲁默',
    new URL('../../fonts/cjk/noto-sans-sc-56.ttf', import.meta.url).href,
  ],
  [
    '乌予亡亦仓仔仿估侧俄俗倍偏偶偷兽冒凉凯券剑剪勇募',
    new URL('../../fonts/cjk/noto-sans-sc-57.ttf', import.meta.url).href,
  ],
  [
    '勿厦厨召吐喝喷嘴圾垃塞填墨妙姓娜婆孔孕宅宋宏宿',
    new URL('../../fonts/cjk/noto-sans-sc-58.ttf', import.meta.url).href,
  ],
  [
    '寒尖尤帅幅幼庄弃弟弱径徐徽忆忙忧恒恢悉患惑慧截戴',
    new URL('../../fonts/cjk/noto-sans-sc-59.ttf', import.meta.url).href,
  ],
  [
    '扎扩扬抵拒挥握携摆敢敬既旺昌昨晒晨晶曼替朗杭枪',
    new URL('../../fonts/cjk/noto-sans-sc-60.ttf', import.meta.url).href,
  ],
  [
    '柔桃梁棒楚槽横殊池汤沟沪泉泡泽洛洞浮淡渐湿潜灌灰',
    new URL('../../fonts/cjk/noto-sans-sc-61.ttf', import.meta.url).href,
  ],
  [
    '炉炸熊燃爽猪珍甘番疯疾症盒盗督磨祝租籍累绩缓羊',
    new URL('../../fonts/cjk/noto-sans-sc-62.ttf', import.meta.url).href,
  ],
  [
    '耀耐肯胶胸舒艳苹莫莱菲薄蜜衡袋裁裤译诱谱赚赵赶跨',
    new URL('../../fonts/cjk/noto-sans-sc-63.ttf', import.meta.url).href,
  ],
  [
    '辅辣迅逆逼遍遵酸鉴锋锦闪阶隆鞋顿驾魂鸟麦鼓龄～',
    new URL('../../fonts/cjk/noto-sans-sc-64.ttf', import.meta.url).href,
  ],
  [
    '「」乔乘井仁伯伸侣俊倾允兄兼凌凭剂劲勒勤吊吹呈',
    new URL('../../fonts/cjk/noto-sans-sc-65.ttf', import.meta.url).href,
  ],
  [
    '咖哭啥坡坦壮夺奋奏奔妖姆姿孤寿尘尝岗岩岸废廉弄彻',
    new URL('../../fonts/cjk/noto-sans-sc-66.ttf', import.meta.url).href,
  ],
  [
    '御忍怒悦悬悲惯扮扰扶拖拜挖振挺捕措摇撞擅敌旁旋',
    new URL('../../fonts/cjk/noto-sans-sc-67.ttf', import.meta.url).href,
  ],
  [
    '旦昆朱杜柏柜框残毫污沈沿泛泪浅浓浴涂涨涵淫滚滨漏',
    new URL('../../fonts/cjk/noto-sans-sc-68.ttf', import.meta.url).href,
  ],
  [
    '灭炎炮炼烂烦爷爸狼猎猛玛玻璃瓜瓶疆瘦睛矿碎碰祖',
    new URL('../../fonts/cjk/noto-sans-sc-69.ttf', import.meta.url).href,
  ],
  [
    '祥秦竹篮粗纱纷绑绕罪署羽耗肌肩胆胎腐腰膜舍舰船',
    new URL('../../fonts/cjk/noto-sans-sc-70.ttf', import.meta.url).href,
  ],
  [
    '艾荷莉莲萨董虾裂裙覆诊诞谓貌贡贤赖赠趋趴踪轨辉辛',
    new URL('../../fonts/cjk/noto-sans-sc-71.ttf', import.meta.url).href,
  ],
  [
    '辨辽逃郎郭醉钻锅闹阻陕陪陷雾颖馨驱骂骑魅黎鼠－',
    new URL('../../fonts/cjk/noto-sans-sc-72.ttf', import.meta.url).href,
  ],
  [
    '丑丢串伍伏佩俱傲兔凝凰刑剩匿卦卧厉吓呀呆啡坊坑',
    new URL('../../fonts/cjk/noto-sans-sc-73.ttf', import.meta.url).href,
  ],
  [
    '垫堆堡堪壳夸奈奸姑娃娇嫁嫌嫩宴寄尿帽幽徒循忠忽',
    new URL('../../fonts/cjk/noto-sans-sc-74.ttf', import.meta.url).href,
  ],
  [
    '怖悠惜惨慎戒抄拆拓拔援搬摸撑撒擦斑斤晋朵杆柱',
    new URL('../../fonts/cjk/noto-sans-sc-75.ttf', import.meta.url).href,
  ],
  [
    '柳桂梯棉棋樱欺毁氏氧汗泄泥洪浦浩涯湘滋滴灾炒炫',
    new URL('../../fonts/cjk/noto-sans-sc-76.ttf', import.meta.url).href,
  ],
  [
    '燕牵玄玲琴瓦瓷疼盈盐眉瞬硕碧磁穷筹粒粮糕纤纵纽',
    new URL('../../fonts/cjk/noto-sans-sc-77.ttf', import.meta.url).href,
  ],
  [
    '罚翔翼肃肖肠胖胞脂脉脏腹芒芳荒荡菌萝葡蒂蔡蕾薪',
    new URL('../../fonts/cjk/noto-sans-sc-78.ttf', import.meta.url).href,
  ],
  [
    '虫蝶袖袜裸語诈诸谋谨贫贯贷贺赔跃跌践踏蹈辆辈',
    new URL('../../fonts/cjk/noto-sans-sc-79.ttf', import.meta.url).href,
  ],
  [
    '辞迁迈迫遥邦邪邻郁铜锡陶雕霍颗饼驰驶骚體鸣鹿鼻',
    new URL('../../fonts/cjk/noto-sans-sc-80.ttf', import.meta.url).href,
  ],
  [
    '丈乃乏仰伪偿催傻兑冻凶函割勾卢叉叔叠吻哲唇唤喊',
    new URL('../../fonts/cjk/noto-sans-sc-81.ttf', import.meta.url).href,
  ],
  [
    '喵嘛囊垂埃墓夕奉奢妮姜姻寓尸岳崇崩巡巾帕廊弯彼忌',
    new URL('../../fonts/cjk/noto-sans-sc-82.ttf', import.meta.url).href,
  ],
  [
    '怡悟惹愈慈慕慰懒扑抛披拨拳挡捐敦斜旨昵晕晰曹朴',
    new URL('../../fonts/cjk/noto-sans-sc-83.ttf', import.meta.url).href,
  ],
  [
    '枝桑椅歉殖氛汁汪沃泳涛淋渝渠渡溪滤滩潘烤爬牢牧',
    new URL('../../fonts/cjk/noto-sans-sc-84.ttf', import.meta.url).href,
  ],
  [
    '犹狠狮狱猴玫琳瑰疏痕癌皆盆盾眠矢砂砖碍碑稀窝筒',
    new URL('../../fonts/cjk/noto-sans-sc-85.ttf', import.meta.url).href,
  ],
  [
    '箭粘糊纺绪绵缝罩聪肚肿胃臀舌芬芯苍苗莎莞萄蒸蔬薇',
    new URL('../../fonts/cjk/noto-sans-sc-86.ttf', import.meta.url).href,
  ],
  [
    '虐虹蛇蜂螺衫衬衰谐谣豫贾赋赌赤赫赴踩轩轴辰迟逛',
    new URL('../../fonts/cjk/noto-sans-sc-87.ttf', import.meta.url).href,
  ],
  [
    '逸邓酱钉钮铃锈锐阁阔陌陵霜韵颈飘饱骤鸿鹅鹏鹰齿',
    new URL('../../fonts/cjk/noto-sans-sc-88.ttf', import.meta.url).href,
  ],
  [
    '丘丧丨丸乙亏亭仇俩债傅兆冯凸劫匹卜卸厌厘叹吕呵',
    new URL('../../fonts/cjk/noto-sans-sc-89.ttf', import.meta.url).href,
  ],
  [
    '咪咬咸喂坠坤埋堵墅契妃姚婷孝孟宵寂寨寺尬尴屁屈',
    new URL('../../fonts/cjk/noto-sans-sc-90.ttf', import.meta.url).href,
  ],
  [
    '履岭帆幂廷弗弥彭役怨恤恨恭恼悔愉愤扇扭抑抚抬',
    new URL('../../fonts/cjk/noto-sans-sc-91.ttf', import.meta.url).href,
  ],
  [
    '抹拾挤捉捧掘撕撤撰撼擎斌旭昂晴暑暨杏枚柯柴栋桶',
    new URL('../../fonts/cjk/noto-sans-sc-92.ttf', import.meta.url).href,
  ],
  [
    '梨橙橡欠毅洒浆涌淀渔渣漆煤煮熙燥犬琪畜疫疲痴碗',
    new URL('../../fonts/cjk/noto-sans-sc-93.ttf', import.meta.url).href,
  ],
  [
    '碳磅祸秽穴筋筛绎绒绣绳罐罕羞翠肝脆腊腔腻膏臂臭',
    new URL('../../fonts/cjk/noto-sans-sc-94.ttf', import.meta.url).href,
  ],
  [
    '舟芦苑茂菇菊葛蒋蓉藤蛮蜀蝴袁谜豹贪贼躺轰辩辱',
    new URL('../../fonts/cjk/noto-sans-sc-95.ttf', import.meta.url).href,
  ],
  [
    '逊逗逝逢遮鑫铝铭锻闯闺闽雀霞靓靖韦颁颇魏鸭鼎｜',
    new URL('../../fonts/cjk/noto-sans-sc-96.ttf', import.meta.url).href,
  ],
  [
    '『』丛乾仕仲伐伞佐侦侯倡僵兹冀凑刮劣勃勋匀匙匠',
    new URL('../../fonts/cjk/noto-sans-sc-97.ttf', import.meta.url).href,
  ],
  [
    '卉厕叙吞吨吾咱哀哒國塘壶奴妥姨姬娶媚媳宙宪峡崔',
    new URL('../../fonts/cjk/noto-sans-sc-98.ttf', import.meta.url).href,
  ],
  [
    '嵌巅巢庙庞弘彦彰恰惕惧愁愚憾扁扒扯抖押拌掀掩',
    new URL('../../fonts/cjk/noto-sans-sc-99.ttf', import.meta.url).href,
  ],
  [
    '摊摔撩撸攀敲斥斩旬昏杉枕枫棚椒殿毯沫泊泌泼洽浸',
    new URL('../../fonts/cjk/noto-sans-sc-100.ttf', import.meta.url).href,
  ],
  [
    '淮渗渴溃溢溶漠澡灿烘烫煌煎爵爹珊琼瑜瘤瘾盲矛矩',
    new URL('../../fonts/cjk/noto-sans-sc-101.ttf', import.meta.url).href,
  ],
  [
    '砍砸硅磊祭窄竭笼纲缅缠缴罢翅翘翰耍耶肺肾胀胁腕',
    new URL('../../fonts/cjk/noto-sans-sc-102.ttf', import.meta.url).href,
  ],
  [
    '腺膀臣舆艇艰芙芭茄莓莹萍萧葩葱蓄蓬蔽蚁蚂蜡衔',
    new URL('../../fonts/cjk/noto-sans-sc-103.ttf', import.meta.url).href,
  ],
  [
    '裕裹诀谊谩谭赁跪躲辟逻逾鄂钓钥铸闷霆霉靴颠鹤龟',
    new URL('../../fonts/cjk/noto-sans-sc-104.ttf', import.meta.url).href,
  ],
  [
    '乖亩伽佬侈侨俏倩冈凹刃削剖劝卵叛吟吵呗咋哇哔哩',
    new URL('../../fonts/cjk/noto-sans-sc-105.ttf', import.meta.url).href,
  ],
  [
    '啪喉喻嗨嗯嘻噪坪壹妍妞妨媛嫣宰寞屌屠崛巫巷帘',
    new URL('../../fonts/cjk/noto-sans-sc-106.ttf', import.meta.url).href,
  ],
  [
    '弦彤怜悄惩慌戈戚戳扔拘拦拯挣挪挽捡搅搏昔時晗枣',
    new URL('../../fonts/cjk/noto-sans-sc-107.ttf', import.meta.url).href,
  ],
  [
    '栈栽桐梗梳梵棕橘歇歪氨沐沧泵浑涩淇淑渊湛溜潇',
    new URL('../../fonts/cjk/noto-sans-sc-108.ttf', import.meta.url).href,
  ],
  [
    '潭炭烹焊焰熬瑟瑶璐甩甸痒皖皱盼睿矜碟祛禽秉稻穆',
    new URL('../../fonts/cjk/noto-sans-sc-109.ttf', import.meta.url).href,
  ],
  [
    '窥竖粥粹糟絮缆缸羡翁耕耻肢肪脖脾芽茅茨荆葬蕉',
    new URL('../../fonts/cjk/noto-sans-sc-110.ttf', import.meta.url).href,
  ],
  [
    '薛蘑蚀蟹衍衷袍裔見詹誓谅谍谦贞贱趁踢躁辐辖郊酬',
    new URL('../../fonts/cjk/noto-sans-sc-111.ttf', import.meta.url).href,
  ],
  [
    '酿醇醋钙钩锤镀開阀陀隶雇雯飙饶饿驴骄鲍鸦麟／',
    new URL('../../fonts/cjk/noto-sans-sc-112.ttf', import.meta.url).href,
  ],
  [
    '丙丫丶亨仑仗佑佣侃僧儒內冤冶刹剥匪卑卿吁咏咒咯',
    new URL('../../fonts/cjk/noto-sans-sc-113.ttf', import.meta.url).href,
  ],
  [
    '咳咽哑哟問啤喘嘲嚣囧坎坝坞埔塌壤夷奕娅娟婉嫂尹',
    new URL('../../fonts/cjk/noto-sans-sc-114.ttf', import.meta.url).href,
  ],
  [
    '屡崎巩庚庸弊弓彬後怼悍愛愧抠拐捏捞揽敷斋於昊',
    new URL('../../fonts/cjk/noto-sans-sc-115.ttf', import.meta.url).href,
  ],
  [
    '晃晖會杠枯柄柠栗棍椎楠榴橱檬歧殴汕汰沂沦沸沾滞',
    new URL('../../fonts/cjk/noto-sans-sc-116.ttf', import.meta.url).href,
  ],
  [
    '滥潍澄澜焕無爪牡牲犀狸甄畏痘發盯瞎瞻矶硫碱祈禅',
    new URL('../../fonts/cjk/noto-sans-sc-117.ttf', import.meta.url).href,
  ],
  [
    '禾窃窍纬绯绸绽缀耽肆脊腥膝膨舔芜茜茫荧菠菱萃葫',
    new URL('../../fonts/cjk/noto-sans-sc-118.ttf', import.meta.url).href,
  ],
  [
    '葵蒲蔓蕴薯蛙蛛請讽诠诡谎贩赐赣轿進遂邱邵酥酵',
    new URL('../../fonts/cjk/noto-sans-sc-119.ttf', import.meta.url).href,
  ],
  [
    '钦铅锌阐阱隙霾鞍韬韶題顽颂饥饪饲骏髓髦鲸黛％＋',
    new URL('../../fonts/cjk/noto-sans-sc-120.ttf', import.meta.url).href,
  ],
  [
    '〔〕乒仆來侍俞俯個倪兜冊冥凳剃勉動厢叮哎哺哼喀',
    new URL('../../fonts/cjk/noto-sans-sc-121.ttf', import.meta.url).href,
  ],
  [
    '喇嘿囚垒堕奠姗學宛寡屎屑屯岚峻崖廖弧彪悚惟慨懈',
    new URL('../../fonts/cjk/noto-sans-sc-122.ttf', import.meta.url).href,
  ],
  [
    '戶拱拽挚挨挫捆掏掠揉敞斐昕昧暮曦曰柚柬栓栖桩',
    new URL('../../fonts/cjk/noto-sans-sc-123.ttf', import.meta.url).href,
  ],
  [
    '梓梭棵楷榄槛歲殷泣泻浇涡淄湃溯滿澎瀑灣灶炖為烛',
    new URL('../../fonts/cjk/noto-sans-sc-124.ttf', import.meta.url).href,
  ],
  [
    '烯焙焚煲熏熔牺狙狭猥玮玺珀現琐琦瑕畔當疮疹瘫癫',
    new URL('../../fonts/cjk/noto-sans-sc-125.ttf', import.meta.url).href,
  ],
  [
    '皂睐睹瞄矫矮磷秩穹笛笨篷網绅绮缔缚翡肇肛膳舱茎',
    new URL('../../fonts/cjk/noto-sans-sc-126.ttf', import.meta.url).href,
  ],
  [
    '荟菩蒜蔚蚊蜘蝎蠢褐襄註讶讼蹲辜逍運過遣邢邹鄙',
    new URL('../../fonts/cjk/noto-sans-sc-127.ttf', import.meta.url).href,
  ],
  [
    '铲锯镶長間闸阜際隧雁霖靡鞭韧颤饺驳魄鸽黏黔１２',
    new URL('../../fonts/cjk/noto-sans-sc-128.ttf', import.meta.url).href,
  ],
  [
    '丞乞伺佟俪倦傍兮冉剔劈勘勺匆匈卤厄叭吼呐呕',
    new URL('../../fonts/cjk/noto-sans-sc-129.ttf', import.meta.url).href,
  ],
  [
    '呦哄啸喧嘟嘱圭坟垮埠堰奎妄妓寝對屿岂幢廓弈恺',
    new URL('../../fonts/cjk/noto-sans-sc-130.ttf', import.meta.url).href,
  ],
  [
    '悼扛抒拢捣摧朔杞東枢柿栅梧棠椰榆榨槟橄機氓',
    new URL('../../fonts/cjk/noto-sans-sc-131.ttf', import.meta.url).href,
  ],
  [
    '氟氢氯汀沁沛沥涤淳溅溺滕漓漳潢煞狄珑琅璇畸疤',
    new URL('../../fonts/cjk/noto-sans-sc-132.ttf', import.meta.url).href,
  ],
  [
    '痫皓眸睁睫瞒瞧瞩瞳碌禄禧秤稚穗窦笋筝簧籽粪',
    new URL('../../fonts/cjk/noto-sans-sc-133.ttf', import.meta.url).href,
  ],
  [
    '糙糯绚绞缤耿聆胺臻與艘茵茹荔萎薰藻蚕蚪蜗蝉',
    new URL('../../fonts/cjk/noto-sans-sc-134.ttf', import.meta.url).href,
  ],
  [
    '蝌視覽觅诛诵豚賬贿趟蹄迭逅這邂邯郝郡郸酯酶钞',
    new URL('../../fonts/cjk/noto-sans-sc-135.ttf', import.meta.url).href,
  ],
  [
    '钧铂锥門關離電霄驼驿魁鲨鳄鳞麒點龚０３［］',
    new URL('../../fonts/cjk/noto-sans-sc-136.ttf', import.meta.url).href,
  ],
  [
    '〉〖〗乍乓佚佰侮俘俺們倚凄別呻咕哨哮喔嗓嗜',
    new URL('../../fonts/cjk/noto-sans-sc-137.ttf', import.meta.url).href,
  ],
  [
    '嗽嘎噜噢噩噬嚼坂堤場妊妒妩娄嫉孵孽寅屉岐帜',
    new URL('../../fonts/cjk/noto-sans-sc-138.ttf', import.meta.url).href,
  ],
  [
    '帧師帷庐憋懵戊戌扳拇拷挠捂搁搂搓攒敛斧旱旷',
    new URL('../../fonts/cjk/noto-sans-sc-139.ttf', import.meta.url).href,
  ],
  [
    '晟暇暧朽枸桔棘棺業樂樊檀歼毙氮汶泸浊涅渤渲滇',
    new URL('../../fonts/cjk/noto-sans-sc-140.ttf', import.meta.url).href,
  ],
  [
    '澈瀏瀚灸灼炬烁狩琉琢瑚璀璨甫畴癖皙眷硝碾禹',
    new URL('../../fonts/cjk/noto-sans-sc-141.ttf', import.meta.url).href,
  ],
  [
    '稽窑窟竣筷簿級結經聂肋舶芸芹苯茉荫華萱藉虞',
    new URL('../../fonts/cjk/noto-sans-sc-142.ttf', import.meta.url).href,
  ],
  [
    '蚌蝙蝠衅覺訪說豁贬赎蹦蹭躯逮酋酮醛钛钠钰镁',
    new URL('../../fonts/cjk/noto-sans-sc-143.ttf', import.meta.url).href,
  ],
  [
    '镂镖闫闵陋隋雌雍雏霓颐風馅馒驭骁骆骸鲤＂＞',
    new URL('../../fonts/cjk/noto-sans-sc-144.ttf', import.meta.url).href,
  ],
  [
    '〈丐優兒刁剁區卒咚咲哆哗員唉嗅嘘圖坯垄垢墟娠娥',
    new URL('../../fonts/cjk/noto-sans-sc-145.ttf', import.meta.url).href,
  ],
  [
    '娩娴婿嫖嬉孜寇實尧崭巍弛強恍恕恳惫懿拎拭捅掐掰',
    new URL('../../fonts/cjk/noto-sans-sc-146.ttf', import.meta.url).href,
  ],
  [
    '掷撮擂擒敖昼晾曙書杖枉條棱楞極樟權歡殇汝汾沒',
    new URL('../../fonts/cjk/noto-sans-sc-147.ttf', import.meta.url).href,
  ],
  [
    '洱淹渍渭漱漾炳炽烊烨牟猿玖玟瑙璧疡痰盏盔眩瞪瞰',
    new URL('../../fonts/cjk/noto-sans-sc-148.ttf', import.meta.url).href,
  ],
  [
    '矣砌磕祁祷祺秃稠窒筱篱粟纶绊绷缇缉缕羁羹耸肘肴',
    new URL('../../fonts/cjk/noto-sans-sc-149.ttf', import.meta.url).href,
  ],
  [
    '脐腋腌腮膊舅舵芋芥芷苔苛苟茗茸莅莆菁菏蔷蔻蕊蜕',
    new URL('../../fonts/cjk/noto-sans-sc-150.ttf', import.meta.url).href,
  ],
  [
    '螃褪話讳贮赘趾轧辫迄迦連還邑酪釉釜钳锂锣镑镯',
    new URL('../../fonts/cjk/noto-sans-sc-151.ttf', import.meta.url).href,
  ],
  [
    '阎阪阮陇雳霹鞠韭頻類颊馬驯骇骋骷骼髅鸥＆４-６',
    new URL('../../fonts/cjk/noto-sans-sc-152.ttf', import.meta.url).href,
  ],
  ['〃々-〇〒〓〜-〞', new URL('../../fonts/cjk/noto-sans-sc-153.ttf', import.meta.url).href],
  [
    '丂丄-丆丌丏丕丗丟-両並丩丬丯丱丵丷',
    new URL('../../fonts/cjk/noto-sans-sc-154.ttf', import.meta.url).href,
  ],
  ['丼丿-乂乄乆乇乗乚-乜乤乥乧乩乭', new URL('../../fonts/cjk/noto-sans-sc-155.ttf', import.meta.url).href],
  ['乸乿-亂亅亇亊亍亓亖亘亙亜亞-亠亢', new URL('../../fonts/cjk/noto-sans-sc-156.ttf', import.meta.url).href],
  [
    '亣亥亰亱亳-亶亸亹亻-亾仂-仄仈仉仌仏仐仒',
    new URL('../../fonts/cjk/noto-sans-sc-157.ttf', import.meta.url).href,
  ],
  [
    '仚仛仝-仡仦-仩仫仮仯仳-仵仸-仺仼伀伃',
    new URL('../../fonts/cjk/noto-sans-sc-158.ttf', import.meta.url).href,
  ],
  [
    '伄伅伈伉伋伎伒伓伕伛伝伡伢伥伧-伩伫-伮伱-伳',
    new URL('../../fonts/cjk/noto-sans-sc-159.ttf', import.meta.url).href,
  ],
  [
    '伶伷伹伾佀佁佃佇-佉佔佗佘佝佞佡佢佤佥佧佪佮佯',
    new URL('../../fonts/cjk/noto-sans-sc-160.ttf', import.meta.url).href,
  ],
  ['佲佴-佾侀-侂侄侉侊侎-侒', new URL('../../fonts/cjk/noto-sans-sc-161.ttf', import.meta.url).href],
  [
    '侓-侘侞価侥侩侪侬侳侶-侸侽係俅俆俍俎俐',
    new URL('../../fonts/cjk/noto-sans-sc-162.ttf', import.meta.url).href,
  ],
  [
    '俑俓俚-俜俟俠俢-俤俦俨俫-俭俳俵俶俸俾倁倅倆',
    new URL('../../fonts/cjk/noto-sans-sc-163.ttf', import.meta.url).href,
  ],
  ['倉倌倏倓-倘倛-倞倢-倥倧倨倫-倮', new URL('../../fonts/cjk/noto-sans-sc-164.ttf', import.meta.url).href],
  [
    '倰倳倴倶-倹倻偁-偃偅偆偈-偊偌-偎偑偓偕-偗',
    new URL('../../fonts/cjk/noto-sans-sc-165.ttf', import.meta.url).href,
  ],
  [
    '偛偞偠偢偣偧偪偬偰-偲側偵偸偻偽偾傀傈傉傑傒傕',
    new URL('../../fonts/cjk/noto-sans-sc-166.ttf', import.meta.url).href,
  ],
  [
    '傗-傞傢傣傥-傧傩傭傳債傷傺傾僄僅僇',
    new URL('../../fonts/cjk/noto-sans-sc-167.ttf', import.meta.url).href,
  ],
  [
    '僊働僑僕僖僚僞僥僦僬-僮僰僱僳價-僻僾-儂',
    new URL('../../fonts/cjk/noto-sans-sc-168.ttf', import.meta.url).href,
  ],
  [
    '億儆儇儉-儋儍儏儐儓儕儗儘儚-儜儞償儡儨儫-儭',
    new URL('../../fonts/cjk/noto-sans-sc-169.ttf', import.meta.url).href,
  ],
  [
    '儱-儵儷-儹儼兀兂兇兌兎-児兕-兘兢兩兲',
    new URL('../../fonts/cjk/noto-sans-sc-170.ttf', import.meta.url).href,
  ],
  [
    '兿冁-冄円冇冋冏冑冕-冗冚冢冣冦-冫冭冮',
    new URL('../../fonts/cjk/noto-sans-sc-171.ttf', import.meta.url).href,
  ],
  [
    '冱冴冼冽冿凃凇凈凊凋凍凎凔凖凛凜処凨-凫凱凵',
    new URL('../../fonts/cjk/noto-sans-sc-172.ttf', import.meta.url).href,
  ],
  [
    '凼凿刂刅刈刋刍刎刕刖刨刪刬刭刳刼刽刿剀剅則剉剋',
    new URL('../../fonts/cjk/noto-sans-sc-173.ttf', import.meta.url).href,
  ],
  [
    '剌剎剐剛-剟剡剣剤剰剳創剷剽剿劁-劅劇',
    new URL('../../fonts/cjk/noto-sans-sc-174.ttf', import.meta.url).href,
  ],
  [
    '劉劋劍劏劑-劓劚劢劦劧劬劭劯労劵効劻劼劾勁勅勊',
    new URL('../../fonts/cjk/noto-sans-sc-175.ttf', import.meta.url).href,
  ],
  ['勍勐勖勗務勛勝勞勠勢勣勥勧-勰勲', new URL('../../fonts/cjk/noto-sans-sc-176.ttf', import.meta.url).href],
  [
    '勳勵-勹勻勼匂匄匋匍匏匐匕匚匜匝匡匣匦匮-匰',
    new URL('../../fonts/cjk/noto-sans-sc-177.ttf', import.meta.url).href,
  ],
  [
    '匱匸匼-匾卄卅卋-卍卐協単卝-卟卣卨卩卬卮卯卲',
    new URL('../../fonts/cjk/noto-sans-sc-178.ttf', import.meta.url).href,
  ],
  [
    '卹-卻卽厍厎厐厓厔厖厛-厝厠厡厣-厥厩厭厮厰厲',
    new URL('../../fonts/cjk/noto-sans-sc-179.ttf', import.meta.url).href,
  ],
  [
    '厳厵-厸厼厾叁參-叇収叏叒叓叕叚叞叟叡叢',
    new URL('../../fonts/cjk/noto-sans-sc-180.ttf', import.meta.url).href,
  ],
  [
    '叧-叩叱叴叵叺-吀吂吅-吇吋吏吒吔吖吘',
    new URL('../../fonts/cjk/noto-sans-sc-181.ttf', import.meta.url).href,
  ],
  [
    '吙吚吝吠-吣吥吩吪吭吮吱-吳吶吽吿呂呃呉呋呌',
    new URL('../../fonts/cjk/noto-sans-sc-182.ttf', import.meta.url).href,
  ],
  ['呎呑-呔呖呙呛呜呡呣呤呪-呲呴呶呷', new URL('../../fonts/cjk/noto-sans-sc-183.ttf', import.meta.url).href],
  [
    '呸呺呾-咄咆咊咍咎咐咑咔咗-咙咛咝咡咢',
    new URL('../../fonts/cjk/noto-sans-sc-184.ttf', import.meta.url).href,
  ],
  [
    '咣-咧咩咫咭咴咵咹咻咾咿哂哃哉-哌哏哐哓',
    new URL('../../fonts/cjk/noto-sans-sc-185.ttf', import.meta.url).href,
  ],
  [
    '哕哖哙哚哜-哞哢哧哳哴哸哹哽-哿唁唄-唆唌-唎',
    new URL('../../fonts/cjk/noto-sans-sc-186.ttf', import.meta.url).href,
  ],
  [
    '唏唑-唔唖唗唙唛唝唞唠唢唣唦唧唪-唬唰唲-唴',
    new URL('../../fonts/cjk/noto-sans-sc-187.ttf', import.meta.url).href,
  ],
  [
    '唵唷唸唻-啁啃啄啇-啉啋啍啐啓啕-啘',
    new URL('../../fonts/cjk/noto-sans-sc-188.ttf', import.meta.url).href,
  ],
  ['啛-啟啧-啩啫-啲啴-啷啻啼啾啿', new URL('../../fonts/cjk/noto-sans-sc-189.ttf', import.meta.url).href],
  [
    '喁喃喅喆喈喋喌喎-喑喓喙喚喟喥喦喨-喬單',
    new URL('../../fonts/cjk/noto-sans-sc-190.ttf', import.meta.url).href,
  ],
  [
    '喰-喳営喹喺喼-喾嗄嗆嗇嗉嗌-嗒嗔嗕',
    new URL('../../fonts/cjk/noto-sans-sc-191.ttf', import.meta.url).href,
  ],
  ['嗖-嗛嗝-嗟嗡嗣-嗦嗪-嗮嗰-嗳', new URL('../../fonts/cjk/noto-sans-sc-192.ttf', import.meta.url).href],
  [
    '嗵-嗷嗻嗾嘀嘁嘅嘆嘈嘌嘍嘏嘔嘖嘗嘚嘜嘞嘡-嘤',
    new URL('../../fonts/cjk/noto-sans-sc-193.ttf', import.meta.url).href,
  ],
  ['嘥嘧嘩嘫-嘰嘶嘸-嘺嘼噀-噂噉噌-噐', new URL('../../fonts/cjk/noto-sans-sc-194.ttf', import.meta.url).href],
  ['噓-噕噗-噛噠噣噤噦噫噯-噱噳-噺', new URL('../../fonts/cjk/noto-sans-sc-195.ttf', import.meta.url).href],
  [
    '噻噼噾嚄-嚇嚌嚎-嚓嚕嚗嚛嚜嚞嚟嚡嚢嚤',
    new URL('../../fonts/cjk/noto-sans-sc-196.ttf', import.meta.url).href,
  ],
  [
    '嚥-嚩嚬-嚯嚱嚴嚶-嚸嚿囁-囃囉囍囑囔囖',
    new URL('../../fonts/cjk/noto-sans-sc-197.ttf', import.meta.url).href,
  ],
  [
    '囗-囙囝囟囡団-囦囨-囬囮囯囱-図囵囷囸',
    new URL('../../fonts/cjk/noto-sans-sc-198.ttf', import.meta.url).href,
  ],
  [
    '囹囼囿圀圃圄圉圊圌圍圏園圓團圙圜圞圥圧圩圪圬圮',
    new URL('../../fonts/cjk/noto-sans-sc-199.ttf', import.meta.url).href,
  ],
  [
    '圯圴圵圹圻坁坃坅坉坌坍坜坣坨坩坫坭坮坰坳坵坷坻',
    new URL('../../fonts/cjk/noto-sans-sc-200.ttf', import.meta.url).href,
  ],
  [
    '坼垅垆垈垌垎垏垓-垕垙-垡垣垤垦-垨',
    new URL('../../fonts/cjk/noto-sans-sc-201.ttf', import.meta.url).href,
  ],
  [
    '垩垪垬垭垯-垲垴-垶垸垹垽-垿埂埄-埈埌',
    new URL('../../fonts/cjk/noto-sans-sc-202.ttf', import.meta.url).href,
  ],
  ['埍埏埒埕-埞埡埢埤埥埧埫埭埯埴埵', new URL('../../fonts/cjk/noto-sans-sc-203.ttf', import.meta.url).href],
  [
    '埶-埸埼埽堀堁堃堅堇堉堋-堎堑堔堙堛-堟',
    new URL('../../fonts/cjk/noto-sans-sc-204.ttf', import.meta.url).href,
  ],
  [
    '堠堢堣堥堦堬堯報堺堽堿-塂塄-塆塈塊塍塒塗塙',
    new URL('../../fonts/cjk/noto-sans-sc-205.ttf', import.meta.url).href,
  ],
  [
    '塚塜塝塢塨塩塬塭塯-塳塵塹塽塾墀墁墈-墊墍',
    new URL('../../fonts/cjk/noto-sans-sc-206.ttf', import.meta.url).href,
  ],
  [
    '墒墖-墘墚墜墝墠墡墣墦墩墫-墮墰墳墻-墿壂',
    new URL('../../fonts/cjk/noto-sans-sc-207.ttf', import.meta.url).href,
  ],
  [
    '壃壅-壈壊壌壎壑-壓壕壘壙壞壟壢壩壬壯壱売壵',
    new URL('../../fonts/cjk/noto-sans-sc-208.ttf', import.meta.url).href,
  ],
  [
    '壷壸壺壽夀夂夆夈-夌夎夐夔夙夛夝夞夠夢-夤',
    new URL('../../fonts/cjk/noto-sans-sc-209.ttf', import.meta.url).href,
  ],
  [
    '夥夨夬夭夯夲夶夼夾奀-奂奄奌奍奐奓奘奚奡奦-奨',
    new URL('../../fonts/cjk/noto-sans-sc-210.ttf', import.meta.url).href,
  ],
  [
    '奪奬-奮奷奻奼妁妏妗妘妚妜妝妠妡妣妤妧妪-妭',
    new URL('../../fonts/cjk/noto-sans-sc-211.ttf', import.meta.url).href,
  ],
  [
    '妯妲妳妵妶妸妺妽妾姀姁姃姄姇-姊姌姍姏姒姕姖',
    new URL('../../fonts/cjk/noto-sans-sc-212.ttf', import.meta.url).href,
  ],
  [
    '姘姙姛姝-姠姢-姧姩-姫姮姱姳姵姷-姹姽',
    new URL('../../fonts/cjk/noto-sans-sc-213.ttf', import.meta.url).href,
  ],
  [
    '娆娈-娊娌娍娑-娓娕娖娚娛娡-娣娭-娯娲娸娼娾',
    new URL('../../fonts/cjk/noto-sans-sc-214.ttf', import.meta.url).href,
  ],
  [
    '娿-婅婇婊婌婍婏-婑婓婕-婗婞婠婢婥婦',
    new URL('../../fonts/cjk/noto-sans-sc-215.ttf', import.meta.url).href,
  ],
  [
    '婧婪婬婭婲婳婵婶婹-婼媁-媄媌媎媓媖媗媜媞',
    new URL('../../fonts/cjk/noto-sans-sc-216.ttf', import.meta.url).href,
  ],
  [
    '媠媣媤媪媮媯媱媲媴媵媷-媺媽-媿嫃嫄嫆-嫈嫊嫋嫍嫏-嫒嫔嫘-嫚嫜嫟-嫢嫤嫦嫨嫪-嫭嫰',
    new URL('../../fonts/cjk/noto-sans-sc-217.ttf', import.meta.url).href,
  ],
  [
    '嫱-嫳嫵嫹-嫻嫽嬁嬅嬈嬋嬌嬑嬖嬗嬛嬡嬢嬤嬧-嬮嬰嬲嬴嬶-嬸嬾-孀孃孅孊孋孑-孓孖孚孛',
    new URL('../../fonts/cjk/noto-sans-sc-218.ttf', import.meta.url).href,
  ],
  [
    '孢孥孧孪-孮孰孱孳孺孻孿宀宄宍宑宓-宕実宥宦宬宮宸寀寃寋寐寑寔-寘寚-寜寢寤寥寧審寫',
    new URL('../../fonts/cjk/noto-sans-sc-219.ttf', import.meta.url).href,
  ],
  [
    '寬寮-寰寲寳寵寶対専尃尅將-尉尋尌導尐尒尓尕尗尙尛尜尞尟尢尥尨尪尫尯尰尷尻屃屄屆屇屍屐屙屛屜',
    new URL('../../fonts/cjk/noto-sans-sc-220.ttf', import.meta.url).href,
  ],
  [
    '屢-層屦屬屮屴屸-屾岀岃岄岈岋-岍岑岔-岖岘岙岜岞岡-岣岫岬岱岵岷岺岽-岿峁峃峄峇峋峒',
    new URL('../../fonts/cjk/noto-sans-sc-221.ttf', import.meta.url).href,
  ],
  [
    '峘峙峟峠峣-峦峨-峪峭峯峳峴島峸峽崀-崄崆崈崋-崍崏-崓崕崗-崚崝-崢崤崥',
    new URL('../../fonts/cjk/noto-sans-sc-222.ttf', import.meta.url).href,
  ],
  [
    '崦崧崮-崴崼-崾嵁-嵄嵆-嵈嵊嵋嵎嵐嵒嵕-嵘嵚-嵝嵨嵩嵫嵬嵯嵴嵿嶂-嶈',
    new URL('../../fonts/cjk/noto-sans-sc-223.ttf', import.meta.url).href,
  ],
  [
    '嶉嶋嶌嶏嶒嶓嶙嶝嶲嶶嶷嶺嶼嶽巂巃巆巇巉巌巒巔巖-巘巛巜巣巭巯巳巶巺-巽巿帀帇帏帑帓帔帙-帛帢',
    new URL('../../fonts/cjk/noto-sans-sc-224.ttf', import.meta.url).href,
  ],
  [
    '帥帨帪帯-帱帳帴帶帹-帼帾幀幄幆-幈幌幏幓幔幗幙幛幞幟幡幣幪幫幵幷幹幺幾庀庁広庅庇庋庑庒庖',
    new URL('../../fonts/cjk/noto-sans-sc-225.ttf', import.meta.url).href,
  ],
  [
    '庘庛庝庠-庥庨庫庯庳庵庶庹庾廁-廃廆廈廋廌廑廒廔廙-廛廝廟廠廢廣廨廪廬廯廰廳廴廸廻廼廾',
    new URL('../../fonts/cjk/noto-sans-sc-226.ttf', import.meta.url).href,
  ],
  [
    '廿弁弇弋-弎弐-弒弔弚弢弨弩弬弭張弶弸弻-彃彅-彊彌-彎彐彔彖-彙彛-彝',
    new URL('../../fonts/cjk/noto-sans-sc-227.ttf', import.meta.url).href,
  ],
  [
    '彞彟彡彣彥彧彨彫彮彯彲-彸彺彾彿徂徃徇徉徊徍徑従徕徘徙徜從徠徦-復徬徭徯徳-徵徹徼',
    new URL('../../fonts/cjk/noto-sans-sc-228.ttf', import.meta.url).href,
  ],
  [
    '忄忉忋忎-忖忚-忞忡忢忤忥忪忭忮忱-忳忶忸忻忾忿怂-怆怊怍怏怔怙怛怠怣怦',
    new URL('../../fonts/cjk/noto-sans-sc-229.ttf', import.meta.url).href,
  ],
  [
    '怩怫怮怯怱怳怵怹怿恁-恃恆恏恓恔恘-恛恝恞恠恣恥恧恪-恬恵恸恹恻恽恿悃悅-悇悊悌悎悏悒悓悕悖',
    new URL('../../fonts/cjk/noto-sans-sc-230.ttf', import.meta.url).href,
  ],
  [
    '悗悛-悝悢悧悩-悫悭悯-悱悳-悶悸悻悽悾惀-惃惆-惉惋惎惓惔惗-惛惝惡-惤惦惪惬',
    new URL('../../fonts/cjk/noto-sans-sc-231.ttf', import.meta.url).href,
  ],
  [
    '惭惮惰惱惴惶惺愀愆愍愎愒愔愕愙愜愠愢愣愦愨-愰愶愷愺愽愾慄慆慇慊態慑慓慘慚慜慝慟',
    new URL('../../fonts/cjk/noto-sans-sc-232.ttf', import.meta.url).href,
  ],
  [
    '慡慣-慥慫慬慮慱慳-慷慾憂憇憊憍憎憐憑憔憙憚憜憟憡憣憤憧-憩憫-憭憲憳憵-憷憺憻憿懃懄懆懇',
    new URL('../../fonts/cjk/noto-sans-sc-233.ttf', import.meta.url).href,
  ],
  [
    '應-懋懐懑懓懔懗懚懟-懡懦懮懰懲懶-懸懺懼-懾戀戆戇戉戋戍戎戓-戕戗戙戛-戣戥戦',
    new URL('../../fonts/cjk/noto-sans-sc-234.ttf', import.meta.url).href,
  ],
  [
    '戬戮-戰戲戸戻戽戾扃扆扈扉扌払扙扞扠扡扥扦扪扱扺扼扽抃抆抉抎抔抜択抟抡抨抺抻抿拂拄拈拊拋拏拑',
    new URL('../../fonts/cjk/noto-sans-sc-235.ttf', import.meta.url).href,
  ],
  [
    '拗拙拚拝拠拡拣拤拧拫拮拰拴-拶挈挊-挎挐挒挓挗挙挛挝-挟挢挦挩挱挲挴-挷挹挻挼挾-捀捃捇',
    new URL('../../fonts/cjk/noto-sans-sc-236.ttf', import.meta.url).href,
  ],
  [
    '捋-捎捔捜捝捨捩捭捯-捲捶捺捻捽掂掃掇掊掋掍掎掑掓-掗掙掛掞掟採掣掤掬-掮掱-掵',
    new URL('../../fonts/cjk/noto-sans-sc-237.ttf', import.meta.url).href,
  ],
  [
    '掸-掼掾揀揃揄揆揈揍揎揑揖揚換揞揠揣揩揪揮揲揵-揺揼揾-搀搆搋-損搐搔搖搗搛搠-搢',
    new URL('../../fonts/cjk/noto-sans-sc-238.ttf', import.meta.url).href,
  ],
  [
    '搣搥-搨搪搱搲搴-搷搽-摂摅摈摐-摒摛-摟摢摥摨摭摯-摱摳摷摹-摽撂-撅撇',
    new URL('../../fonts/cjk/noto-sans-sc-239.ttf', import.meta.url).href,
  ],
  [
    '撈撌撐撓撖-撚撝撠撥撫撬撱-撷撹-撻撾-擁擄擇擉-擋擐擔擗擘據擞擠-擢擤擩擬擰',
    new URL('../../fonts/cjk/noto-sans-sc-240.ttf', import.meta.url).href,
  ],
  [
    '擱擲擴擷擸擺擼擾擿攃攉攏攔攘攜-攞攢-攥攪-攬攮攰-攲攴攵攷攸攺攼攽敂敉-敋敍敎敓-敕敗敘',
    new URL('../../fonts/cjk/noto-sans-sc-241.ttf', import.meta.url).href,
  ],
  [
    '敝敤敩敫敭-敯敱敳敵敶數-敾斁-斃斅斆斉斎斏斒斓斕斖斛斝斟-斡斣斫斬斲斶斷斺斻斾-旀旂',
    new URL('../../fonts/cjk/noto-sans-sc-242.ttf', import.meta.url).href,
  ],
  [
    '旃旄旆-旈旌旎旐旒旓旖旛旝旡旣旮-旰旳-旵旸旻旼旾-昀昃昇昉昋昐昑昙昚昜-昞昡昤昦昪-昬昮昰',
    new URL('../../fonts/cjk/noto-sans-sc-243.ttf', import.meta.url).href,
  ],
  [
    '昱昳昴昶昺昻昽晁晄晅晉晌晏晔晙晛晝晞晠-晧晩晫晬晱晳晷-晹晼暀暁暄暅暈暉暋-暎暐',
    new URL('../../fonts/cjk/noto-sans-sc-244.ttf', import.meta.url).href,
  ],
  [
    '暒暕暘暚暝暟暠暢暣暦暪暫暱暲暵暸暹暻暾曁曆-曉曌曕-曘曚-曜曞-曢曨-曪曬曱曳曷曺曽朂',
    new URL('../../fonts/cjk/noto-sans-sc-245.ttf', import.meta.url).href,
  ],
  [
    '朅朊朏朐朓朕朙朢朣朥-朧朩札朮朲朳朶朹朻朿杄杈杌杍杓杕杢杧杩-杬杮杲杳杵杷杺-杽枂枃枇枊',
    new URL('../../fonts/cjk/noto-sans-sc-246.ttf', import.meta.url).href,
  ],
  [
    '枋-枍枏枒枓枖枘枞-枡枥枧-枩枬枭枰枱枳枵枷枹枻枼柀柁柃柅-柊柑柒柗-柙柝-柟柢-柤',
    new URL('../../fonts/cjk/noto-sans-sc-247.ttf', import.meta.url).href,
  ],
  [
    '柦-柩柰柵柷柸柺査柽柾栀栁栃栄栆栉栊栌栎栒栝-栟栢栤-栩栫-栭栱-栵栻栾桀桁桄桅桉',
    new URL('../../fonts/cjk/noto-sans-sc-248.ttf', import.meta.url).href,
  ],
  [
    '桎桓桕桖桜桝桟-桢桤桦-桨桫桯桲桴桷桿梃梆梏梛梟梠梢梣梱梶梹梺梼-梿棁-棄棆棈棊棌棐棑',
    new URL('../../fonts/cjk/noto-sans-sc-249.ttf', import.meta.url).href,
  ],
  [
    '棓棗棝棟棡棣棤棦-棭棯棰棲棴棶棷棹棻-棽棿-椂椆-椈椋椐椚-検椟椠椤椥椪椭椴椹椼',
    new URL('../../fonts/cjk/noto-sans-sc-250.ttf', import.meta.url).href,
  ],
  [
    '椽-楅楊楋楒-楔楗楙楛楝楟楢-楤楦楨-楬楮楯楱楳楴楸楹楽楿榀榅榇-榊榍榎榔榕',
    new URL('../../fonts/cjk/noto-sans-sc-251.ttf', import.meta.url).href,
  ],
  [
    '榖-榙榛榣榤榦榧榫榭榮榱榷榻榼槁槃-槅槇槊-槎槐槑槓槔槗-槚槠槤槦槬槭槱-槳槸槺-槼',
    new URL('../../fonts/cjk/noto-sans-sc-252.ttf', import.meta.url).href,
  ],
  [
    '槾-樁樆樉樋樑樓樗-標樛樞樣樨権樫樯樰樵樸-橀橆-橈橊橋橎橐橒橛橞橢橥-橧橫橹',
    new URL('../../fonts/cjk/noto-sans-sc-253.ttf', import.meta.url).href,
  ],
  [
    '橼橾橿檄檆檎檐檑檔檗檜檞檠檢檤檩檫檮-檰檲檳檵檷檸檺檻檽檿櫂-櫄櫆櫈櫌櫎櫒櫓櫘-櫜櫟櫠櫤櫥',
    new URL('../../fonts/cjk/noto-sans-sc-254.ttf', import.meta.url).href,
  ],
  [
    '櫧櫨櫻欄欅欍-欓欖欗欙欤欥欬欷-欹欻欽歃歆歎歐歓歔歘歙歛歠歩歭歯歰歳歴歷-歺殀-殂',
    new URL('../../fonts/cjk/noto-sans-sc-255.ttf', import.meta.url).href,
  ],
  [
    '殃-殆殉殍殑-殓殕殗殘殚殛殞殡-殤殩殪殭殯殰殲殳殺-殽毀毂毆毊-毌毎毐毑毓毖-毘毚毡毦',
    new URL('../../fonts/cjk/noto-sans-sc-256.ttf', import.meta.url).href,
  ],
  [
    '毬毱毳-毵毹毽氅-氈氍氐氕-氚氡氣-氦氩-氭氰-氳氵-氷氹氺氼-氿汆汊-汌汎',
    new URL('../../fonts/cjk/noto-sans-sc-257.ttf', import.meta.url).href,
  ],
  [
    '汏汐汔汖汙-汜汞汣汧-汩汫汭汯汲-汴汸-決汼沄-沇沋沌沏沑沓-沖沘沚沝沢-沤沨沩沬-沮',
    new URL('../../fonts/cjk/noto-sans-sc-258.ttf', import.meta.url).href,
  ],
  [
    '沱沲沴沵沷沺沼沽況-泃泅-泇泐-泔泖泗泙泚泞-泠泤泦泩泫-泯泱泲泶泷泺泾洃-洅洇洈洊',
    new URL('../../fonts/cjk/noto-sans-sc-259.ttf', import.meta.url).href,
  ],
  [
    '洌洎-洑洓洔洖洘-洚洜洟洢洣洦-洩洫洮-洰洳洵洶洸-洺洼洿浂-浄浈浉浍浐浒浔浖-浘浚-浜浞',
    new URL('../../fonts/cjk/noto-sans-sc-260.ttf', import.meta.url).href,
  ],
  [
    '浠浡浣-浥浧浬浭浯浵浻-浽涇涊涎涐-涚涜-涠涢涣涧涪-涬涮涳涴涶涸涼涿淂',
    new URL('../../fonts/cjk/noto-sans-sc-261.ttf', import.meta.url).href,
  ],
  [
    '淃淅淆淉淌淏淒淓淖淙-淞淠淤淦淨-淪淬淯淰淵淶淸淺淼渃渄渇-渉渋渌渎渑渓渕渖渙-減渞渟',
    new URL('../../fonts/cjk/noto-sans-sc-262.ttf', import.meta.url).href,
  ],
  [
    '渢渥-渧渫測渶渷渹渺渼-湁湄湅湇湉-湋湍湎湑湓-湕湜-湟湡-湣湥-湧湪湫湭-湰湲-湴',
    new URL('../../fonts/cjk/noto-sans-sc-263.ttf', import.meta.url).href,
  ],
  [
    '湶-湸湼満-溂溆溇溉溍溏準溘溝-溟溡溥-溧溫溱溲溴溷溻-溽溿-滆滈滉滌滏滐滓滔滗滘',
    new URL('../../fonts/cjk/noto-sans-sc-264.ttf', import.meta.url).href,
  ],
  [
    '滙滛滝滟滠滢滦滪滬滮滯滲滳滷-滺滾漁漃漈漉漕漖漙漢-漥漨-漪漬漭漯漲漶-漸漿潃-潆潈潋',
    new URL('../../fonts/cjk/noto-sans-sc-265.ttf', import.meta.url).href,
  ],
  [
    '潎潏潑潔-潗潙-潛潞潟潡潤-潧潩-潬潯-潲潴-潶潸-潾澀-澃澆澉澋-澍澐澒澔',
    new URL('../../fonts/cjk/noto-sans-sc-266.ttf', import.meta.url).href,
  ],
  [
    '澗澘澛澣-澥澧澪澯澱澴澶澹濁-濋濑-濓濕濛濞-濡濤濩濫濬濮-濱濺濾瀅瀆瀉',
    new URL('../../fonts/cjk/noto-sans-sc-267.ttf', import.meta.url).href,
  ],
  [
    '瀋瀍瀕瀘瀛瀝-瀟瀣瀦-瀨瀬瀮-瀰瀵瀷瀹瀺瀼-瀾灄灉-灋灏灑灘灚灜-灞灡灤灦灬災炀炁炅炆炊炏炑',
    new URL('../../fonts/cjk/noto-sans-sc-268.ttf', import.meta.url).href,
  ],
  [
    '炔炕炘炙炜炝炟炤炩炪炯-炲炴-炷炻烀烃烇烋烎烏烔烙烚烜烝烠烩烬烷烺烽烿焄焈焉焌焐焓焔焖-焘',
    new URL('../../fonts/cjk/noto-sans-sc-269.ttf', import.meta.url).href,
  ],
  [
    '焜焞焠焮焯焱焼煂煄-煇煉-煋煐煒煕煖煙煚煜煡煥煦煨煩煭煳煴煶煸煺煽煿熀熄熆-熈熒熘熜熠熤熥',
    new URL('../../fonts/cjk/noto-sans-sc-270.ttf', import.meta.url).href,
  ],
  [
    '熨熯熱-熼熾燁燂燄燈-燋燎-燐燒燔燙燚燜營燠燦-燨燪燭燮燴燶燹燻燼燿爀爇',
    new URL('../../fonts/cjk/noto-sans-sc-271.ttf', import.meta.url).href,
  ],
  [
    '爌爍爐爖爚-爞爣爨爫爭爮爰爲爺-爼爾-牂牆牋牍牎牒牖牘牚牜牝牠牤-牦牪牬牮牯牱牳牴牸牻',
    new URL('../../fonts/cjk/noto-sans-sc-272.ttf', import.meta.url).href,
  ],
  [
    '牽牾犁犂犄犇犊犍犏犒犛犟犠犧犭犮犰-犵犷犸犺-犾狀狁狃狅狆狈狌-狎狒狖狛狝-狟狡狥',
    new URL('../../fonts/cjk/noto-sans-sc-273.ttf', import.meta.url).href,
  ],
  [
    '狦狨狯狰狲-狴狶狷狹-狻狽猀-猄猇猊-猌猓-猗猝-猢猧猩猬猭猰猱猳猵-猷猹猽猾',
    new URL('../../fonts/cjk/noto-sans-sc-274.ttf', import.meta.url).href,
  ],
  [
    '獀獂獄獅獊獍-獐獒獕獗獙獟獠獢獣獥獨獬獭獯獰獲獴-獶獸獺獻獽獾玂玃玆玈玊玌-玓玕玗',
    new URL('../../fonts/cjk/noto-sans-sc-275.ttf', import.meta.url).href,
  ],
  [
    '玘-玚玜玞玠-玣玥-玨玪玭玱玳玶玷玹珂珅-珉珌珎-珐珒珖珙珛-珞珣珥-珪珮珯',
    new URL('../../fonts/cjk/noto-sans-sc-276.ttf', import.meta.url).href,
  ],
  [
    '珰珲珴珵珷珹珺珼珽珿-琂琄琇琈琊-琏琘琚-琜琞琤琥琨琩琬-琰琲琵琶琸-琻琾-瑀',
    new URL('../../fonts/cjk/noto-sans-sc-277.ttf', import.meta.url).href,
  ],
  [
    '瑁瑃-瑆瑈瑊瑋瑒瑗瑛瑝瑠瑢-瑥瑧-瑪瑭瑯瑱瑳瑴瑷瑺瑾璁璂璄璆璈-璋璎璏璓璘璚璜-璠',
    new URL('../../fonts/cjk/noto-sans-sc-278.ttf', import.meta.url).href,
  ],
  [
    '璣璦璩璪璮環-璲璶璸-璺璽璿瓁瓃瓅瓈瓊瓌瓏瓑瓒瓔瓕瓘-瓛瓞-瓠瓢瓤瓥瓧-瓩瓮瓯瓴瓿甁甃甅甈',
    new URL('../../fonts/cjk/noto-sans-sc-279.ttf', import.meta.url).href,
  ],
  [
    '甍甏甑甓甕甗甙甡-甧甪甬甭甯甴甶町甾畀畄畇-畋畍畎畐-畓畖畗畚畛畝畞畠畢畤畦畧',
    new URL('../../fonts/cjk/noto-sans-sc-280.ttf', import.meta.url).href,
  ],
  [
    '畨畫畬畯-畳畵畹-畼畾畿疁-疄疇疉-疎疐疒疔疖疙疚疝疟疠疣疥疨疬疭疰疱疳-疵疸疽',
    new URL('../../fonts/cjk/noto-sans-sc-281.ttf', import.meta.url).href,
  ],
  [
    '痁-痄痈-痊痌痍痔痖痙痞痠痢-痤痦-痪痱-痳痷痹痺痼痾-瘁瘃瘅瘆瘈-瘎瘐-瘒',
    new URL('../../fonts/cjk/noto-sans-sc-282.ttf', import.meta.url).href,
  ],
  [
    '瘓-瘙瘛-瘝瘟-瘢瘥瘧-瘪瘮-瘰瘲-瘵瘸-瘺瘼瘽瘿癀療癃癇癈癍癎癒癔癘癚癜癞癟',
    new URL('../../fonts/cjk/noto-sans-sc-283.ttf', import.meta.url).href,
  ],
  [
    '癡-癣癥癩癬癮癯癱-癳癵癶癸-発癿皁皃皈皊-皌皎皐-皒皕皘皚皛皝-皠皢皤-皧皫皬皯皰皲皴皵',
    new URL('../../fonts/cjk/noto-sans-sc-284.ttf', import.meta.url).href,
  ],
  [
    '皺皻皿盂盃盅盉盌-盎盜-盞盡-盪盱盹-盻盽盿眀眃眄眇眈県-眏眒眔眖眙-眛眞眡',
    new URL('../../fonts/cjk/noto-sans-sc-285.ttf', import.meta.url).href,
  ],
  [
    '眢眦眨眫-眰眲-眶眹眺眽-眿睃睆睇睌-睏睑睒睘-睚睜-睞睢睥睦睨-睪睬睭睱睲睺睼',
    new URL('../../fonts/cjk/noto-sans-sc-286.ttf', import.meta.url).href,
  ],
  [
    '睽睾瞀瞅瞇瞋-瞍瞏-瞑瞓瞞-瞠瞢瞥瞭瞯瞴-瞷瞽-矀矂矅矇矍矖矗矙矚矝矞矧矪矬矯矸矻矽矾砀',
    new URL('../../fonts/cjk/noto-sans-sc-287.ttf', import.meta.url).href,
  ],
  [
    '砃砆砉砏-砒砕砗砘砚-砟砡-砣砥-砧砩砫-砰砲砳砵砷砹-砼砾硁-硄硇-硉硋',
    new URL('../../fonts/cjk/noto-sans-sc-288.ttf', import.meta.url).href,
  ],
  [
    '硌硎-硔硖硗硙硚硥硩硪硭硯硶硷硼硾硿碁碇-碉碓碔碘-碞碡碣碥碩碭碲碴碶碹確碼',
    new URL('../../fonts/cjk/noto-sans-sc-289.ttf', import.meta.url).href,
  ],
  [
    '碿磃磉磋磐-磒磔磙磚磜磞磡磥磦磪磬磯磱磲磴磺磻磾礁礂礅礇礉礋礌礎礐礓礙-礛礞礟礡礤礦礪礫礴礶',
    new URL('../../fonts/cjk/noto-sans-sc-290.ttf', import.meta.url).href,
  ],
  [
    '礹礻礽祀祂祃祅-祇祉祊祌祎-祑祓-祕祗-祚祜祟祠祢祤祦祧祩祫祯祲祴祹祻祼祾-禀禂禆禇禉禊',
    new URL('../../fonts/cjk/noto-sans-sc-291.ttf', import.meta.url).href,
  ],
  [
    '禋-禎禒禔禕禗禘禚-禜禟禣-禦禨-禬禮-禱禳-禵禸禺禿秂秆秈秏秕秖秝秞秣秧秨秫秭秴',
    new URL('../../fonts/cjk/noto-sans-sc-292.ttf', import.meta.url).href,
  ],
  [
    '秷秸秺秾稂稃稅稊稔稗稙稜稞稟稣稥稦稬種稰-稲稶稷稹稼穀穂穇穉穌-穏穑穕穛穝穞穢穣穦穨穩穫穰',
    new URL('../../fonts/cjk/noto-sans-sc-293.ttf', import.meta.url).href,
  ],
  [
    '穸窀窅-窈窊窐窓-窖窘窛窜窞窠窡窣窨-窪窬-窰窳窸窺窽-窿竄竅竇竈竊竑竒竚-竝竡竤',
    new URL('../../fonts/cjk/noto-sans-sc-294.ttf', import.meta.url).href,
  ],
  [
    '竦竴-竷竺竻竽-笊笌笎笏笓笕笖笘笙笞-笠笢-笥笩-笫笭笮笰-笴',
    new URL('../../fonts/cjk/noto-sans-sc-295.ttf', import.meta.url).href,
  ],
  [
    '笵-笻笾笿筁筂筄-筇筊筌-筐筘筚筜筠筦筧筩筬-筯筲-筶筻-筽筿箂箅箇箋箌',
    new URL('../../fonts/cjk/noto-sans-sc-296.ttf', import.meta.url).href,
  ],
  [
    '箍-箖箘箙箛-箟箢-箤箦-箬箮-箰箴箷-箹箻節篁篃範篆篈-篌篑',
    new URL('../../fonts/cjk/noto-sans-sc-297.ttf', import.meta.url).href,
  ],
  [
    '篓篔篙篚篝篠篡篤-篦篩篪篯篴篶篼篾簁簃簇簈簊-簍簏簑簕簖簙簞-簡簣簤簦簨-簰',
    new URL('../../fonts/cjk/noto-sans-sc-298.ttf', import.meta.url).href,
  ],
  [
    '簱-簳簵簷-簻簽簾籀籁籃籇籈籌籐籓籔籙籟籠籣-籥籬籮籲籴籹籺籼粁粂粄粅粈粊-粑',
    new URL('../../fonts/cjk/noto-sans-sc-299.ttf', import.meta.url).href,
  ],
  [
    '粓-粖粙粛-粞粠-粢粦-粩粬粯-粳粵-粷粺-粽粿-糂糅糇-糉糌糍糗糜糞糠糤糥糧',
    new URL('../../fonts/cjk/noto-sans-sc-300.ttf', import.meta.url).href,
  ],
  [
    '糨糬糰糵-糹糼糾紀約-紋納紐-純紗-紙紛-紟紡紤-紦紨-紪紬-紮細紱紳',
    new URL('../../fonts/cjk/noto-sans-sc-301.ttf', import.meta.url).href,
  ],
  [
    '紵紶紸-紺絀終-組絆絋経絏絑絔-絖絘絛絜絞絡-絣給絨絪-絬絯統-絳絵-絷絹絺絾綁綄-綉',
    new URL('../../fonts/cjk/noto-sans-sc-302.ttf', import.meta.url).href,
  ],
  [
    '綊綋綍綏綑綔綖綘-続綜-綠綢綦綪-綱綴-綸綺-綿緁緄緇緈緊-緍総緑',
    new URL('../../fonts/cjk/noto-sans-sc-303.ttf', import.meta.url).href,
  ],
  [
    '緒緔緖-緘線-締緢-緦編-緭緯緱-緵緷緹緻緼緾-縂縄縈-縋縒縛縞',
    new URL('../../fonts/cjk/noto-sans-sc-304.ttf', import.meta.url).href,
  ],
  [
    '縠縢縣縦縩縫縮縯縱縷縹-績繀繃繄繆繇繊繋繍繎繑織-繖繘-繛繝繞繡繦繧繩-繫繭繰繳繷繹',
    new URL('../../fonts/cjk/noto-sans-sc-305.ttf', import.meta.url).href,
  ],
  [
    '繻-繽纁纂續纍纏纒-纔纖纘纚-纜纞纟纡纣纥纨纩纫纭纮纰纻纾绀-绂绉绋绌绐绔绗绛绠-绢绥绦绨绫',
    new URL('../../fonts/cjk/noto-sans-sc-306.ttf', import.meta.url).href,
  ],
  [
    '绰-绲绶绺绻绾缁-缄缈缊-缒缗缙缛缜缟缡-缣缥-缨缪-缳缵-缷',
    new URL('../../fonts/cjk/noto-sans-sc-307.ttf', import.meta.url).href,
  ],
  [
    '缽罂罄罅罌罍罒罔罘罙罝罟-罡罣罥罨罰罱罳-罵罷罹罽罾羅羆羈羉羋羌羐羑羔-羖羘-羛羝羟羣羧羨',
    new URL('../../fonts/cjk/noto-sans-sc-308.ttf', import.meta.url).href,
  ],
  [
    '義羬-羲羴羶羸羼羿翀翃翊翌翎習翕翙-翛翟翣翥-翧翩翫翬翮翯翱翳翴翹翺翾耄耆耋耎耑耒耔',
    new URL('../../fonts/cjk/noto-sans-sc-309.ttf', import.meta.url).href,
  ],
  [
    '耖耘耙耜耞耦-耪耱耴耵耷聃聋聍聒聖聙聞聡聨聩聮-聴聶-聸聼-肀肂肄肅肈肏肓肜',
    new URL('../../fonts/cjk/noto-sans-sc-310.ttf', import.meta.url).href,
  ],
  [
    '肟肫肭肮肱肶-肸肼肽胂胄胊胍胑胔胗胙-胛胝胠胤胥胧-胭胯-胱胳胴胼脁脄脅脇脈脌-脎脒',
    new URL('../../fonts/cjk/noto-sans-sc-311.ttf', import.meta.url).href,
  ],
  [
    '脓-脕脗-脙脛-脟脡-脰脲-脴脷脹脿腀腂腆腈腍腎腑腓腘-腚腞腠',
    new URL('../../fonts/cjk/noto-sans-sc-312.ttf', import.meta.url).href,
  ],
  [
    '腦-腩腫腭腱腳腴腸腼腽膂膈膑膘-膛膠膣膥膦膩膶膺膻膽膿臁臃臆臉臊臌臍臑臓臔臘臛臜臞臟臥臧',
    new URL('../../fonts/cjk/noto-sans-sc-313.ttf', import.meta.url).href,
  ],
  [
    '臨臩臫臬臮臯臵臸臺臼臾舀-舂舄興-舊舎-舐舖-舘舛舜舡-舤舦-舨舫舭舯舲-舴舷舸舺舻舾艄艉',
    new URL('../../fonts/cjk/noto-sans-sc-314.ttf', import.meta.url).href,
  ],
  [
    '艋艏艙艚艟艦艨艮艱艶-艹艽艿芃芄芈-芊芍-芑芓芔芖-芘芟-芡芣芤芧-芫芮芰芲芴-芶',
    new URL('../../fonts/cjk/noto-sans-sc-315.ttf', import.meta.url).href,
  ],
  [
    '芼芾苀-苂苄-苈苊-苌苎苐苒苓苕苖苘苙苜-苞苠-苤苧苩-苫苭苮苳苴苷苸苺-茀',
    new URL('../../fonts/cjk/noto-sans-sc-316.ttf', import.meta.url).href,
  ],
  [
    '茁茆-茈茌茍茏茑茓-茕茘茚茛茝茤茧茪茬茭茯茱-茴茺-茼荀荃-荅荇荈荊荌荏荑荖荘-荜荞荠',
    new URL('../../fonts/cjk/noto-sans-sc-317.ttf', import.meta.url).href,
  ],
  [
    '荤-荦荨-荪荬-荮荳荸荻-荽荿莀莂莈莊莋莒莔莖莘莙莛莜莠莢莣莨-莪莮-莰莳莴莶莸莺莼莽莿菀菂',
    new URL('../../fonts/cjk/noto-sans-sc-318.ttf', import.meta.url).href,
  ],
  [
    '菅菈菉菋菑菓-菖菘菛菝菟菡菥菪菫菰菴菸菹菻菽菿萁萆萊萋萏萑萘萜萠萢-萤萦萩萬萸萹萻萼萿葆葇',
    new URL('../../fonts/cjk/noto-sans-sc-319.ttf', import.meta.url).href,
  ],
  [
    '葉葎葑葒葖葙葚葜葢葦葭葯葰葳葶-葸葺葽蒄蒅蒇蒉蒌蒎蒐蒓蒔蒗蒛蒞蒟蒡蒥蒨蒯蒴蒹-蒿蓁蓂',
    new URL('../../fonts/cjk/noto-sans-sc-320.ttf', import.meta.url).href,
  ],
  [
    '蓅-蓇蓊蓋蓍蓐蓑蓓蓖蓟蓠蓢蓣蓥-蓧蓮蓳蓶蓺蓼蓿蔀蔌蔑蔔蔕蔗蔘蔟蔣蔥蔦蔩蔫蔭蔲蔴蔵蔸-蔺蔼蕃蕅',
    new URL('../../fonts/cjk/noto-sans-sc-321.ttf', import.meta.url).href,
  ],
  [
    '蕈蕎蕓蕖蕗蕙蕞蕡蕤蕥蕨-蕪蕭蕯蕰蕲蕶蕹-蕻薀薅薆薈薊薏薑薔薙薜薢薤薦薨薩薫薬薮薷-薹薾藁藇藍',
    new URL('../../fonts/cjk/noto-sans-sc-322.ttf', import.meta.url).href,
  ],
  [
    '藐藓藕藜藝藟藠藥藦藨-藪藴藹藾藿蘂蘅-蘇蘊蘋蘖蘘蘚蘧蘩蘭蘸蘼蘿虍虏虒-處虛虜號虢虧虬虮虱虵',
    new URL('../../fonts/cjk/noto-sans-sc-323.ttf', import.meta.url).href,
  ],
  [
    '虺-虼虿蚋蚍蚓蚜蚝蚡蚣蚤蚧-蚩蚬蚯-蚱蚴-蚶蚺蛀蛄蛆蛉蛊蛍-蛑蛔蛘蛞蛟蛤蛦蛩蛭蛯-蛳',
    new URL('../../fonts/cjk/noto-sans-sc-324.ttf', import.meta.url).href,
  ],
  [
    '蛴蛸蛹蛻蛾蜃蜆-蜊蜍蜑-蜓蜚蜞蜢蜣蜥蜩蜮蜱蜴蜷蜺蜻蜾-蝀蝂蝇蝈蝓蝕蝗蝘蝝蝟蝢-蝦蝨蝮',
    new URL('../../fonts/cjk/noto-sans-sc-325.ttf', import.meta.url).href,
  ],
  [
    '蝰蝲蝵蝸蝻-蝾螂螅螈螋螓螗螚螞-螠螢螣螨螫-螭螯螳螵螽蟀蟄蟆蟊蟋蟑蟒蟛蟜蟞蟠蟥蟪蟬蟮蟲蟳蟻',
    new URL('../../fonts/cjk/noto-sans-sc-326.ttf', import.meta.url).href,
  ],
  [
    '蟽蟾蠂蠃蠅蠊蠋蠍蠓-蠖蠙蠛蠟蠡蠣蠱蠲蠵蠶蠹蠻蠼衄衆衊衎衒術衕衙衛衝衞衢衤衩衪衮衯衲衹衽-衿',
    new URL('../../fonts/cjk/noto-sans-sc-327.ttf', import.meta.url).href,
  ],
  [
    '袂袄-袆袈袏袒袓袛袢袤袦袨袪袮袱袴袷袼裀裆-裉裎裏裑-裓裘裛-裝裟裡-裣裥裨裬裰裱裳裴裼製',
    new URL('../../fonts/cjk/noto-sans-sc-328.ttf', import.meta.url).href,
  ],
  [
    '裾褀褂褆複褉-褌褒-褕褘-褛褡褥褫褰褲褴褶褻褽襁襌襕襖襙襜襞-襠襦襪襬襯襰襲襻襾覀覃覅',
    new URL('../../fonts/cjk/noto-sans-sc-329.ttf', import.meta.url).href,
  ],
  [
    '覇覈覌規覓覗覚覡覧覩親覲観覷觀觇觊-觌觎-觑觖觚觜觞觥觧觫觯觱觳觴觸觿訁-訃訇-訊討訏訓',
    new URL('../../fonts/cjk/noto-sans-sc-330.ttf', import.meta.url).href,
  ],
  [
    '訕-記訚訛訝訟訢訣訥訫設許訳訴訶-訸診証訾詀詁詆詈詐詒詔評詘詛詝-詣試詩-詫詭詮詰',
    new URL('../../fonts/cjk/noto-sans-sc-331.ttf', import.meta.url).href,
  ],
  [
    '該詳詺誅誇誊誌認誐-誒誕誘誠誡誣-誦誨誩説-誮誰課誸誹誼誾調談諏諒論諗諛諜諟諡諦-諨諫諭諮',
    new URL('../../fonts/cjk/noto-sans-sc-332.ttf', import.meta.url).href,
  ],
  [
    '諱諳諴諷諸諺諾謀-謂謇謊謌謎謐謗謙講謝謠謡謦謨謬謳謹謾謿譁譅證譌譏譗識譚譜譞譠譬譯議譲譴護譽',
    new URL('../../fonts/cjk/noto-sans-sc-333.ttf', import.meta.url).href,
  ],
  [
    '讀讃變讌讐讓讙讚讠讣讥-讧讪-讬讴讵讷讹诂诃诅诋诌诎-诐诒-诔诖诘诙诜诟诣诤诧-诩诫诬诮诰诲',
    new URL('../../fonts/cjk/noto-sans-sc-334.ttf', import.meta.url).href,
  ],
  [
    '诳诶诹诼诽诿谀谂谄谆谇谌谏谑谒谔-谛谝-谡谤谥谧谪-谬谮-谰谲-谶谿豇-豉',
    new URL('../../fonts/cjk/noto-sans-sc-335.ttf', import.meta.url).href,
  ],
  [
    '豊-豌豎-豐豔-豖豢豨豬豳豸豺貂貅貉貊貍貎貐貓貔貘貝貞負-貢貧-責貯貰貳貴貶-貹費貼',
    new URL('../../fonts/cjk/noto-sans-sc-336.ttf', import.meta.url).href,
  ],
  [
    '貽貿-賄資賈賊賍賑賓賛賜賞賠賢-賤賦-賨質賭賴賸賺購賽贄贅贇贈贊贍贏贓贔贖贛贠贰贲贳贶',
    new URL('../../fonts/cjk/noto-sans-sc-337.ttf', import.meta.url).href,
  ],
  [
    '贻贽赀赂赃赅赆赈-赊赍赑赓赕赙赜赝赟赡赦赧赪赭赱赳趄趐趑趔趕趙趨趯趱趵趸趺趼趿跂跄跆跋跎跏跖',
    new URL('../../fonts/cjk/noto-sans-sc-338.ttf', import.meta.url).href,
  ],
  [
    '跗跚跛跞跡跣跤跩跫跬跰跱跶-跽踅踇踉踊踌踎踐踔踝-踟踣踦踫-踱踴踵踹踺踽蹀',
    new URL('../../fonts/cjk/noto-sans-sc-339.ttf', import.meta.url).href,
  ],
  [
    '蹁蹂蹇蹉-蹋蹐-蹓蹙蹚蹟蹠蹤蹩蹬蹰蹴蹶蹺-蹼蹿躄躅躇躉躋躍躏躐躔躙躜躞躪躬躰躶軀軆車-軍',
    new URL('../../fonts/cjk/noto-sans-sc-340.ttf', import.meta.url).href,
  ],
  [
    '軎軒軚軟転軫軸軻-軾較載輋輒-輕輛輝輟輩輪輯輶輸輻輾輿轄轅轉轍轎轟轫轭轱-轳轵轶轸-轺轼',
    new URL('../../fonts/cjk/noto-sans-sc-341.ttf', import.meta.url).href,
  ],
  [
    '轾辁辂辄辇辊辋辍-辏辔辕辗-辚辦辭-辯農辵-辷辺-込辿迂迋迍迓迕迗迚迢-迥迨迩迮迳迴迸迺',
    new URL('../../fonts/cjk/noto-sans-sc-342.ttf', import.meta.url).href,
  ],
  [
    '逄逋逑逕逖逞逡逦逭逯週逵逶逹逺遁遄-遆遊遏-遒達違遘遙遛-遞遠-遢遨適遯遲遴遶-遺遼',
    new URL('../../fonts/cjk/noto-sans-sc-343.ttf', import.meta.url).href,
  ],
  [
    '遽邁邃邅邇-邋邏邕邗邙-邛邝邠邡邨邩邬邰邲-邴邶邸邺邽邾郃-郅郇郈郏郐郓郕郗郚-郜郞郢郤',
    new URL('../../fonts/cjk/noto-sans-sc-344.ttf', import.meta.url).href,
  ],
  [
    '郦郧郪郫郯郴郵郷郾-鄀鄄鄉鄌鄒鄔鄕鄘鄜鄞鄠鄢鄣鄧鄭鄯-鄲鄹鄺酃酆酉酊酌酎-酐酔酗酚酝酞酡酢',
    new URL('../../fonts/cjk/noto-sans-sc-345.ttf', import.meta.url).href,
  ],
  [
    '酣酤酩酰酲酴酹酺酽酾醂醃醅醌醍醐醑醚醜醡-醤醨醪-醯醴醵醸醺醾釀釁釆釈釋釐釒釗釘針釣',
    new URL('../../fonts/cjk/noto-sans-sc-346.ttf', import.meta.url).href,
  ],
  [
    '釦釧釭釰釵釹鈀鈅鈇-鈊鈍鈎鈐鈔鈕鈜鈞鈡鈣-鈧鈩鈪鈭鈴鈵鈷鈹鈺鈼-鉀鉄-鉆鉉鉎鉏鉑鉓',
    new URL('../../fonts/cjk/noto-sans-sc-347.ttf', import.meta.url).href,
  ],
  [
    '鉗鉛鉞鉢鉤-鉦鉨鉬鉯鉱鉻鉾銀銃銅-銊銎銑銓銖銘銜銝銨銫-銮銳銶銷銹鋁鋅鋆鋈鋌鋐鋒鋤鋪',
    new URL('../../fonts/cjk/noto-sans-sc-348.ttf', import.meta.url).href,
  ],
  [
    '鋬鋭鋰鋳鋸鋼錄錆錐錒錕錘錚錞錠-錢錤錦-錩錫錬錯錱録錵錶錾鍀鍁鍊-鍗',
    new URL('../../fonts/cjk/noto-sans-sc-349.ttf', import.meta.url).href,
  ],
  [
    '鍘-鍠鍢鍣鍥-鍫鍮鍵鍾鎂鎊鎌鎏鎓鎔鎖鎗鎚鎢鎧鎬-鎹',
    new URL('../../fonts/cjk/noto-sans-sc-350.ttf', import.meta.url).href,
  ],
  [
    '鎺-鏍鏐鏑鏖-鏘鏞鏟鏡鏢鏤鏸鏻鏽鐎-鐚',
    new URL('../../fonts/cjk/noto-sans-sc-351.ttf', import.meta.url).href,
  ],
  [
    '鐜-鐫鐭鐮鐲鐳鐵鐸鐺鐾鑄鑊鑑鑒鑚鑢鑣鑥鑰-鑽',
    new URL('../../fonts/cjk/noto-sans-sc-352.ttf', import.meta.url).href,
  ],
  [
    '鑾-钇钊-钒钔-钘钚钜钝钡钣钤钨钪-钭钯钲钴-钺钼钽',
    new URL('../../fonts/cjk/noto-sans-sc-353.ttf', import.meta.url).href,
  ],
  ['钾-铀铄铆-铛铞-铬铮-铱铳', new URL('../../fonts/cjk/noto-sans-sc-354.ttf', import.meta.url).href],
  [
    '铵铷铹铻-铽铿锃锄锆锇锉锊锍-锏锑-锘锚-锠锢锨-锭锰-锷',
    new URL('../../fonts/cjk/noto-sans-sc-355.ttf', import.meta.url).href,
  ],
  [
    '锸-锺锼-锿镃-镆镈-镐镒-镕镗-镛镝-镨镪-镭镰',
    new URL('../../fonts/cjk/noto-sans-sc-356.ttf', import.meta.url).href,
  ],
  [
    '镱-镴閃閆閉閎閏閑閒閔閘閙閞-閠関-閦閨-閲閴閸-闃',
    new URL('../../fonts/cjk/noto-sans-sc-357.ttf', import.meta.url).href,
  ],
  [
    '闄-闊闌闍闔-闖闘闡闢闩闰闱闳闶闼闾闿阂-阄阆-阍阏阑-阓阕-阗阙-阛阝阡',
    new URL('../../fonts/cjk/noto-sans-sc-358.ttf', import.meta.url).href,
  ],
  [
    '阨阯阼-阾陁陂陉陔陛-陟陡陣陥陧陨陬陰陲-陴陸険陽隂隅隈隊隍階隕隗隘隞隠隣隤隨險隰隱隳隴',
    new URL('../../fonts/cjk/noto-sans-sc-359.ttf', import.meta.url).href,
  ],
  [
    '隷-隹隻-隽雉雋雎雑雒雖雙雛雜雞雠難雩雫雰-雲雹雿霁霂霅霈霊霎霏霑霙霧霪霭霰霽靂靄靈靉靐靑靚',
    new URL('../../fonts/cjk/noto-sans-sc-360.ttf', import.meta.url).href,
  ],
  [
    '靛靜靣靥靦靬靭靳靶靺靼鞄鞅鞎鞏鞑鞒鞔鞕鞘鞚鞞鞣鞥鞦鞨鞫鞬鞮鞯鞲鞴韆韋韌韓韘韜韡韪韫韮韻韾響頁',
    new URL('../../fonts/cjk/noto-sans-sc-361.ttf', import.meta.url).href,
  ],
  [
    '頂頃項順須頌預-頔頗領頞頠頡頤頨頫-頭頰頴頸頹頼顆額-顏顑顒顔顕顗願顚顛顢顣顥顧顫顯-顱',
    new URL('../../fonts/cjk/noto-sans-sc-362.ttf', import.meta.url).href,
  ],
  [
    '顷顸顼颀颃颅颉颋-颏颓-颕颙-颛颞颟颡颢颥-颧颩颯颱颶颺颾飃飄飆-飈飏-飖飚飛',
    new URL('../../fonts/cjk/noto-sans-sc-363.ttf', import.meta.url).href,
  ],
  [
    '飝飡飢飧-飪飬飮飯飲飴飼-飾餃餅餈養餌餍餓餔餘餚餛餞餡館餬餮餵餸餹餽餾饅饋饌饑饒饔饕饗饞饣',
    new URL('../../fonts/cjk/noto-sans-sc-364.ttf', import.meta.url).href,
  ],
  [
    '饦-饩饫饬饯饴饵饷-饹饽饾馀馁馃馄馇馊馋馍-馑馓-馕馗馘馥馫馭馮馱馳馴馼馿駁駃-駆駌',
    new URL('../../fonts/cjk/noto-sans-sc-365.ttf', import.meta.url).href,
  ],
  [
    '駐駒駕駛駝駡駭駱駿騁騃騄騎騏騑-験騙騛騨騫騰騲騷驀驅驊驍驎驒驕驗驚驛驟驢驥驩驫驮驵驷-驺驽',
    new URL('../../fonts/cjk/noto-sans-sc-366.ttf', import.meta.url).href,
  ],
  [
    '骀骃骅骈-骊骍骎骐骒骓骕骖骘骙骛-骢骥骧骯-骱骵骶骹骺髀-髄髈髋髌髎髏髑髒髙髟',
    new URL('../../fonts/cjk/noto-sans-sc-367.ttf', import.meta.url).href,
  ],
  [
    '髡髣髪髫髭-髯髴髹髻鬃鬄鬆鬈鬍鬏鬐鬓鬘鬚鬟鬢鬣鬥鬧鬨鬪鬯鬱鬲鬻魃魆-魉魍魎魑魖魘魚魜魟魡魢',
    new URL('../../fonts/cjk/noto-sans-sc-368.ttf', import.meta.url).href,
  ],
  [
    '魯魷鮀鮈鮋鮎鮑鮟鮠鮨鮪鮫鮭鮮鮰鮱鮸鯉鯊鯓鯖鯛鯨鯰鯱鰂鰐鰕鰤鰭鰲鰹鰻鱀鱇-鱉鱓鱗鱤鱲鱷鱸鱻鱿鲀',
    new URL('../../fonts/cjk/noto-sans-sc-369.ttf', import.meta.url).href,
  ],
  [
    '鲂鲃鲅-鲌鲎-鲒鲔-鲛鲞-鲣鲥-鲧鲩鲫鲭鲮鲱-鲷鲹-鲻',
    new URL('../../fonts/cjk/noto-sans-sc-370.ttf', import.meta.url).href,
  ],
  [
    '鲼鲽鲿鳀鳃鳅-鳇鳉-鳑鳓-鳚鳜鳝鳟鳡-鳣鳥鳩鳮鳯鳳鳴鳶鳼鳽鴂鴈鴉鴒鴛鴞',
    new URL('../../fonts/cjk/noto-sans-sc-371.ttf', import.meta.url).href,
  ],
  [
    '鴦鴨鴷鴻鴿鵑鵙鵜鵝鵟-鵡鵬鵰鵲鵺鵾鶄鶉鶏鶒鶯鶴鶸鶼鷄鷇鷉鷗鷟鷲鷹鷺鸊鸑鸚鸞鸠鸢鸨-鸬鸮鸯',
    new URL('../../fonts/cjk/noto-sans-sc-372.ttf', import.meta.url).href,
  ],
  [
    '鸰-鸳鸵-鸻鸾鹀-鹄鹆-鹎鹑鹓鹕-鹘鹚-鹜鹞-鹣鹦-鹪',
    new URL('../../fonts/cjk/noto-sans-sc-373.ttf', import.meta.url).href,
  ],
  [
    '鹫-鹮鹱鹳鹵鹸鹹鹼-鹾麂麆-麈麋麌麐麑麓麕麗麝麤麥麩麪麴麵麸-麺麼-麿黃黉黍黐黒黓黕黖黙',
    new URL('../../fonts/cjk/noto-sans-sc-374.ttf', import.meta.url).href,
  ],
  [
    '黜黝黟黠黢黥黧-黪黯黱黳黴黶黹黻黼黾鼋鼍鼐鼔鼗鼙鼢鼩鼬鼯鼱鼷鼹鼽鼾齁齊齋齑齒齡-齣齦齧龀龁',
    new URL('../../fonts/cjk/noto-sans-sc-375.ttf', import.meta.url).href,
  ],
  [
    '龃龅-龍龐龑龔-龖龘龛龜龞龠龢鿰-鿿',
    new URL('../../fonts/cjk/noto-sans-sc-376.ttf', import.meta.url).href,
  ],
  ['＃＄＇＊７-９＜＝＠-Ｘ', new URL('../../fonts/cjk/noto-sans-sc-377.ttf', import.meta.url).href],
  ['ＹＺ＼＾-｛｝', new URL('../../fonts/cjk/noto-sans-sc-378.ttf', import.meta.url).href],
];
