/** The sales dashboard. */
import { route } from "@remix-run/route-config";

export const salesDashboardRoutes = [route("sales_dashboard", "features/sales-dashboard/dashboard.route.tsx")];
