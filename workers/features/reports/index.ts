/** What features that declare reports use: the days of their filters. */
export { endOfDay, reportDate, startOfDay } from "./rules/report-days";
