/** What others may use of bulk actions: the registry makes an endpoint of each, and an endpoint with other ways besides may begin one. */

export { beginBulkAction, type EndpointOfBulkAction, endpointOfBulkAction } from "./steps/endpoint-of-bulk-action";
