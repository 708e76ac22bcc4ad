/** What others may use of bulk actions: the registry makes an endpoint of each. */

export { type EndpointOfBulkAction, endpointOfBulkAction } from "./steps/endpoint-of-bulk-action";
