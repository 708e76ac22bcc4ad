/** The screen of reports, and what its panel asks for again. */
import { route } from "@remix-run/route-config";

export const reportsRoutes = [
	route("reports", "features/reports/reports.route.tsx"),
	route("reports/past-downloads", "features/reports/past-downloads.route.tsx"),
];
