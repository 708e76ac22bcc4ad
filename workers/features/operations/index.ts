/** What others may use of operations: the counting of calls, whose sums it keeps. */
export { addSums } from "./store/metrics";
