/** A row of the visitor application. */
export const guest = (name: string, luggage = 0) => ({
  name,
  idCard: '110101199003077758',
  mobile: '13900139000',
  luggage,
});
/** A record of the visitor application that keeps all rules. */
export const application = {
  applicant: 'operator',
  department: 'binhai_parking',
  plate: '京A66666',
  area: ['11', '1101', '110101'],
  reasonType: 'visitReason_interview',
  fromDate: '2026-12-01',
  toDate: '2026-12-03',
  reason: '参加招聘面试',
  visitors: [guest('李思远', 2), guest('王若彤')],
};
