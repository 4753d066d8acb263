import { defineMessages } from '@smart-admin/ui/messages';

/** Words of `FormProblem`; `label` names the field, `detail` what stands there. */
export const formProblemMessages = defineMessages({
  zh: {
    syntax: '{label}的表达式有误：第{place}个字符附近无法识别，请检查括号、引号和运算符',
    limit: '{label}的表达式过长或嵌套过深，请拆成几个计算字段',
    name: '{label}的表达式使用了不存在的函数，请从函数列表中选择',
    arguments: '{label}的表达式中函数的参数个数不对，请查看函数说明',
    type: '{label}的表达式中值的类型不匹配',
    divisionByZero: '{label}的表达式除以了零',
    overflow: '{label}的表达式结果过大',
    unknownField: '{label}的表达式引用了不存在的字段{detail}，请改为现有字段',
    cycle: '{label}的公式与{detail}互相引用，请去掉其中一处引用',
    pattern: '{label}的正则表达式{detail}无法识别，请修改或删除',
    notUnique: '{label}不能作为唯一值：{detail}不存在，或可有多个值，请改选其他字段',
    unknownKind: '{label}的控件类型{detail}尚不支持：不会显示，值会原样保留',
    unknownContainer: '布局容器{detail}尚不支持，按栅格显示',
    unknownChoice: '{label}的设置“{detail}”不是可用的选项，按默认值处理',
    followsNothing: '{label}要跟随的字段“{detail}”不存在或不能跟随，请重新选择',
    filterShape:
      '{label}的选项过滤由服务器查询执行，只支持选项的列与表单值的比较、CONTAINS、STARTSWITH，以及一层 and 与 or 的组合，请改写',
    filterInBrowser:
      '{label}的选项来自服务器无法读取的地址，选项过滤只在浏览器中生效；请改用不带参数的数据接口地址，服务器才会检查',
  },
  en: {
    syntax: 'The expression of {label} cannot be read near character {place}: check brackets, quotes and operators',
    limit: 'The expression of {label} is too long or too deep: split it into several calculated fields',
    name: 'The expression of {label} uses a function that does not exist: choose one from the list',
    arguments: 'A function in the expression of {label} has a wrong number of values: see its description',
    type: 'The expression of {label} combines values of types that do not fit',
    divisionByZero: 'The expression of {label} divides by zero',
    overflow: 'The result of the expression of {label} is too large',
    unknownField: 'The expression of {label} looks at {detail}, which does not exist: choose an existing field',
    cycle: 'The formulas of {label} and {detail} look at each other: take one of the references out',
    pattern: 'The pattern {detail} of {label} cannot be read: change or remove it',
    notUnique: '{label} cannot be unique: {detail} is not there or can have several values. Choose another field',
    unknownKind: 'The control type {detail} of {label} is not supported: it is not shown, its values are kept',
    unknownContainer: 'The container {detail} is not supported and is shown as a row',
    unknownChoice: '“{detail}” is no choice of a setting of {label}: the default is used',
    followsNothing:
      '{label} follows {detail}, which is no field that chooses a record: choose a related form or a popup select',
    filterShape:
      'The server looks for the records of {label}: compare columns of the option with values of the form, use CONTAINS or STARTSWITH, and join them by one level of and within or',
    filterInBrowser:
      'The options of {label} come from an address that the server cannot read, so only the browser filters them: name a data interface without parameters, and the server checks too',
  },
  zhtw: {
    syntax: '{label}的運算式有誤：第{place}個字元附近無法辨識，請檢查括號、引號和運算子',
    limit: '{label}的運算式過長或巢狀過深，請拆成幾個計算欄位',
    name: '{label}的運算式使用了不存在的函式，請從函式清單中選擇',
    arguments: '{label}的運算式中函式的參數個數不對，請查看函式說明',
    type: '{label}的運算式中值的類型不相符',
    divisionByZero: '{label}的運算式除以了零',
    overflow: '{label}的運算式結果過大',
    unknownField: '{label}的運算式引用了不存在的欄位{detail}，請改為現有欄位',
    cycle: '{label}的公式與{detail}互相引用，請去掉其中一處引用',
    pattern: '{label}的正規表示式{detail}無法辨識，請修改或刪除',
    notUnique: '{label}不能作為唯一值：{detail}不存在，或可有多個值，請改選其他欄位',
    unknownKind: '{label}的控制項類型{detail}尚不支援：不會顯示，值會原樣保留',
    unknownContainer: '版面容器{detail}尚不支援，按柵格顯示',
    unknownChoice: '{label}的設定「{detail}」不是可用的選項，按預設值處理',
    followsNothing: '{label}要跟隨的欄位「{detail}」不存在或不能跟隨，請重新選擇',
    filterShape:
      '{label}的選項篩選由伺服器查詢執行，只支援選項的欄與表單值的比較、CONTAINS、STARTSWITH，以及一層 and 與 or 的組合，請改寫',
    filterInBrowser:
      '{label}的選項來自伺服器無法讀取的位址，選項篩選只在瀏覽器中生效；請改用不帶參數的資料介面位址，伺服器才會檢查',
  },
  vi: {
    syntax: 'Không đọc được biểu thức của {label} gần ký tự {place}: hãy kiểm tra ngoặc, dấu nháy và toán tử',
    limit: 'Biểu thức của {label} quá dài hoặc quá sâu: hãy tách thành nhiều trường tính toán',
    name: 'Biểu thức của {label} dùng một hàm không tồn tại: hãy chọn từ danh sách',
    arguments: 'Một hàm trong biểu thức của {label} có sai số lượng giá trị: hãy xem mô tả của hàm',
    type: 'Biểu thức của {label} kết hợp các giá trị không cùng kiểu',
    divisionByZero: 'Biểu thức của {label} chia cho không',
    overflow: 'Kết quả biểu thức của {label} quá lớn',
    unknownField: 'Biểu thức của {label} dùng {detail} không tồn tại: hãy chọn trường có sẵn',
    cycle: 'Công thức của {label} và {detail} tham chiếu lẫn nhau: hãy bỏ một tham chiếu',
    pattern: 'Không đọc được mẫu {detail} của {label}: hãy sửa hoặc xóa',
    notUnique:
      '{label} không thể là duy nhất: {detail} không tồn tại hoặc có thể có nhiều giá trị, hãy chọn trường khác',
    unknownKind: 'Loại điều khiển {detail} của {label} chưa được hỗ trợ: không hiển thị, giá trị được giữ nguyên',
    unknownContainer: 'Khung {detail} chưa được hỗ trợ, hiển thị như một hàng',
    unknownChoice: '“{detail}” không phải lựa chọn của {label}: dùng giá trị mặc định',
    followsNothing:
      '{label} theo {detail}, không phải trường chọn bản ghi: hãy chọn trường biểu mẫu liên kết hoặc chọn từ cửa sổ',
    filterShape:
      'Máy chủ tìm bản ghi của {label}: hãy so sánh cột của lựa chọn với giá trị biểu mẫu, dùng CONTAINS hoặc STARTSWITH và nối bằng một cấp and trong or',
    filterInBrowser:
      'Lựa chọn của {label} lấy từ địa chỉ mà máy chủ không đọc được nên chỉ trình duyệt lọc: hãy dùng địa chỉ giao diện dữ liệu không tham số để máy chủ cũng kiểm tra',
  },
});
