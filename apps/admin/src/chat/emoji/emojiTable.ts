/**
 * The emoji of the chat: 100 to 219 in this order. A message holds the code, `[` name `]`; what it is called in other
 * languages follows it: English, traditional Chinese, Vietnamese.
 */
const TABLE = `
微笑|smile|微笑|mỉm cười
大笑|laugh|大笑|cười lớn
开心|happy|開心|vui vẻ
偷笑|giggle|偷笑|cười trộm
嘻嘻|grin|嘻嘻|cười toe
笑哭|tears of joy|笑哭|cười ra nước mắt
眨眼|wink|眨眼|nháy mắt
害羞|shy|害羞|ngượng ngùng
可爱|cute|可愛|dễ thương
色|heart eyes|色|mắt trái tim
亲亲|kiss|親親|hôn
飞吻|blow a kiss|飛吻|hôn gió
吐舌|tongue out|吐舌|lè lưỡi
调皮|cheeky|調皮|tinh nghịch
馋|yummy|饞|thèm ăn
酷|cool|酷|ngầu
得意|proud|得意|đắc ý
坏笑|smirk|壞笑|cười nham hiểm
白眼|roll eyes|白眼|đảo mắt
斜眼|side eye|斜眼|liếc mắt
思考|thinking|思考|suy nghĩ
疑问|puzzled|疑問|thắc mắc
惊讶|surprised|驚訝|ngạc nhiên
震惊|shocked|震驚|sốc
吓|scared|嚇|sợ hãi
晕|dizzy|暈|chóng mặt
无语|speechless|無語|cạn lời
闭嘴|zip it|閉嘴|im lặng
沉默|silent|沉默|trầm mặc
尴尬|awkward|尷尬|lúng túng
汗|sweat|汗|đổ mồ hôi
流汗|nervous|流汗|hồi hộp
难过|sad|難過|buồn
委屈|wronged|委屈|tủi thân
流泪|tear|流淚|rơi lệ
大哭|crying|大哭|khóc lớn
失望|disappointed|失望|thất vọng
叹气|sigh|嘆氣|thở dài
生气|angry|生氣|tức giận
发怒|furious|發怒|nổi giận
抓狂|frantic|抓狂|phát điên
鄙视|scorn|鄙視|khinh thường
困|sleepy|睏|buồn ngủ
睡|asleep|睡|ngủ
疲惫|tired|疲憊|mệt mỏi
生病|ill|生病|ốm
口罩|mask|口罩|khẩu trang
受伤|hurt|受傷|bị thương
呕吐|sick|嘔吐|buồn nôn
发烧|fever|發燒|sốt
财迷|money eyes|財迷|mê tiền
星星眼|star eyes|星星眼|mắt sao
庆祝|celebrate|慶祝|ăn mừng
天使|angel|天使|thiên thần
绅士|gentleman|紳士|quý ông
安全帽|hard hat|安全帽|mũ bảo hộ
书呆子|nerd|書呆子|mọt sách
机器人|robot|機器人|rô bốt
猫|cat|貓|mèo
狗|dog|狗|chó
赞|thumbs up|讚|thích
踩|thumbs down|踩|không thích
鼓掌|applause|鼓掌|vỗ tay
握手|handshake|握手|bắt tay
抱拳|salute|抱拳|chắp tay
加油|go for it|加油|cố lên
胜利|victory|勝利|chiến thắng
好的|OK|好的|đồng ý
指上|up|指上|chỉ lên
指下|down|指下|chỉ xuống
指左|left|指左|chỉ trái
指右|right|指右|chỉ phải
爱心|heart|愛心|trái tim
心碎|broken heart|心碎|tan vỡ
双心|two hearts|雙心|hai trái tim
星|star|星|ngôi sao
闪光|sparkle|閃光|lấp lánh
火|fire|火|lửa
满分|full marks|滿分|điểm tuyệt đối
炸弹|bomb|炸彈|quả bom
太阳|sun|太陽|mặt trời
月亮|moon|月亮|mặt trăng
云|cloud|雲|đám mây
雨|rain|雨|mưa
雪|snow|雪|tuyết
闪电|lightning|閃電|tia chớp
彩虹|rainbow|彩虹|cầu vồng
玫瑰|flower|玫瑰|bông hoa
树|tree|樹|cây
叶子|leaf|葉子|chiếc lá
咖啡|coffee|咖啡|cà phê
茶|tea|茶|trà
啤酒|beer|啤酒|bia
蛋糕|cake|蛋糕|bánh kem
西瓜|watermelon|西瓜|dưa hấu
苹果|apple|蘋果|táo
米饭|rice|米飯|cơm
礼物|gift|禮物|quà
气球|balloon|氣球|bóng bay
红包|red packet|紅包|lì xì
停车|parking|停車|đỗ xe
汽车|car|汽車|ô tô
公交|bus|公車|xe buýt
货车|lorry|貨車|xe tải
摩托|motorbike|機車|xe máy
道闸|barrier|柵欄|rào chắn
充电|charging|充電|sạc điện
红绿灯|traffic light|紅綠燈|đèn giao thông
禁止|forbidden|禁止|cấm
警告|warning|警告|cảnh báo
对勾|done|打勾|xong
叉|cross|打叉|sai
时钟|clock|時鐘|đồng hồ
日历|calendar|日曆|lịch
电话|phone|電話|điện thoại
手机|mobile|手機|di động
邮件|mail|郵件|thư
电脑|computer|電腦|máy tính
钥匙|key|鑰匙|chìa khóa
灯泡|idea|燈泡|ý tưởng`;

export const FIRST_EMOJI = 100;
export const LAST_EMOJI = 219;
/** The images up to this number are GIF, those after it PNG. */
export const LAST_GIF = 199;

export const EMOJIS: readonly Emoji[] = TABLE.trim()
  .split('\n')
  .map((line, index) => {
    const [zh = '', en = '', zhtw = '', vi = ''] = line.split('|');
    return { number: FIRST_EMOJI + index, code: `[${zh}]`, names: { zh, en, zhtw, vi } };
  });

export interface Emoji {
  /** 100 to 219. */
  number: number;
  /** What stands for it in a message. */
  code: string;
  names: Readonly<Record<'zh' | 'en' | 'zhtw' | 'vi', string>>;
}
