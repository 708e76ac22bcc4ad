/** The kit of load tests and benchmarks: a loaded runtime, tenants filled directly, and people who are signed in. */
export { addItems, itemAt } from "./catalogue.mjs";
export { closeConnections, createClient, headersOf, inParallel, send } from "./http-client.mjs";
export { keepState, loadSecret, startLoadedRuntime } from "./loaded-runtime.mjs";
export { addOrders } from "./orders.mjs";
export { addMembers, memberAt, openSessions, personAt } from "./people.mjs";
export { addRecognitions } from "./recognitions.mjs";
export { addProgram, openFilledTenant, openTenant, tenantOf } from "./tenant.mjs";
