/** The reports of sales: monthly spend, and the points that people earned. */
import { route } from "@remix-run/route-config";

export const salesReportsRoutes = [
	route("sales/monthly_spend", "features/sales-reports/monthly-spend.route.tsx"),
	route("sales/points_earnings", "features/sales-reports/points-earnings.route.tsx"),
];
