/** Screens of one's orders, and of all orders for those who manage them. */
import { route } from "@remix-run/route-config";

export const ordersRoutes = [
	route("recognitions/orders_management", "features/orders/orders-management.route.tsx"),
	route("recognitions/orders_management/bulk/:action", "features/orders/bulk-action.route.tsx"),
	route("recognitions/orders_management/packing", "features/orders/packing.route.tsx"),
	route("recognitions/orders_management/:id", "features/orders/manage-order.route.tsx"),
	route("store/orders", "features/orders/orders.route.tsx"),
	route("store/orders/:id", "features/orders/order.route.tsx"),
];
