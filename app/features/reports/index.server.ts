/** What the server halves of other screens may use of reports. */
export { pastDownloadsNow } from "./past-downloads.server";
