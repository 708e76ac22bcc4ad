/** What features that declare reports use, the days of their filters; and what the registry tells of tables. */
export { rangeOfDays, reportDate } from "./rules/report-days";
export { knowReports } from "./store/known-reports";
