/** The panel's rows as JSON. */
export { loader } from "./past-downloads.server";
