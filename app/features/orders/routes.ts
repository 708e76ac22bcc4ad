/** Screens of one's orders. */
import { route } from "@remix-run/route-config";

export const ordersRoutes = [
	route("store/orders", "features/orders/orders.route.tsx"),
	route("store/orders/:id", "features/orders/order.route.tsx"),
];
