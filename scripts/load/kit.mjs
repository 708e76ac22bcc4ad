/** The kit of load tests and benchmarks: a loaded runtime, tenants filled directly, and people who are signed in. */
export { addItems, itemAt } from "./catalogue.mjs";
export { closeConnections, headersOf, inParallel, send } from "./http-client.mjs";
export { keepState, startLoadedRuntime } from "./loaded-runtime.mjs";
export { addOrders, differingDaySums } from "./orders.mjs";
export { addMembers, openSessions, personAt } from "./people.mjs";
export { addRecognitions } from "./recognitions.mjs";
export { addSmallTenants } from "./small-tenants.mjs";
export { addProgram, openTenant, tenantOf } from "./tenant.mjs";
