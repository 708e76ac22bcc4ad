/** The screens of reports. */
import { route } from "@remix-run/route-config";

export const reportsRoutes = [
	route("reports", "features/reports/reports.route.tsx"),
	route("reports/log", "features/reports/download-log.route.tsx"),
];
