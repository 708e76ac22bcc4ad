/** The sales dashboard, and the files of its graphs. */
import { route } from "@remix-run/route-config";

export const salesDashboardRoutes = [
	route("sales_dashboard", "features/sales-dashboard/dashboard.route.tsx"),
	route("sales_dashboard/:file", "features/sales-dashboard/graph-file.route.tsx"),
];
