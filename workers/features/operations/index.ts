/** What others may use of operations: the counting of calls, whose sums it keeps; clients, their names, and the hosts that lead to them. */
export { hostOf, knownSubdomain, siteUrl } from "./rules/subdomain";
export { enterAccount } from "./steps/enter-account";
export { enterTenant, noSuchTenant } from "./steps/tenant";
export { addSums } from "./store/metrics";
export { closeHost, openHost } from "./store/tenants";
