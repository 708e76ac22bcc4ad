/** What other screens show of buying points. */
export { Offers } from "./offers";
