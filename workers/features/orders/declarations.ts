/** Everything that the orders feature declares, for the registry. */
import { endpointOfTable } from "#workers/kernel/define-table";
import { getOrderDetails } from "./endpoints/get-order-details";
import { memberOrders } from "./tables/get-member-orders";
import { ordersForManagement } from "./tables/get-orders-for-management";
import { ordersReport } from "./tables/orders-report";

export const ordersDeclarations = {
	endpoints: {
		"orders/get-member-orders": endpointOfTable(memberOrders),
		"orders/get-order-details": getOrderDetails,
		"orders/get-orders-for-management": endpointOfTable(ordersForManagement),
		"orders/orders-report": endpointOfTable(ordersReport),
	},
	tables: [memberOrders, ordersForManagement, ordersReport],
	reports: [],
	jobs: [],
	downloads: [],
	scheduled: [],
} as const;
