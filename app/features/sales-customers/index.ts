/** What other screens may show of customers: the ways between their screens. */
export { CustomersTabs } from "./customers-tabs";
