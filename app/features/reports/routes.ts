/** The screens of reports. */
import { route } from "@remix-run/route-config";

export const reportsRoutes = [
	route("reports", "features/reports/reports.route.tsx"),
	route("reports/log", "features/reports/download-log.route.tsx"),
	route("reports/schedules", "features/reports/schedules.route.tsx"),
	route("reports/schedules/choose", "features/reports/choose-schedule.route.tsx"),
	route("reports/schedules/new", "features/reports/save-schedule.route.tsx", { id: "new-report-schedule" }),
	route("reports/schedules/:id", "features/reports/save-schedule.route.tsx"),
	route("reports/schedules/:id/delete", "features/reports/delete-schedule.route.tsx"),
];
