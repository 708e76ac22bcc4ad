/** Competitions with their boards, their making, and the standings with their report. */
import { route } from "@remix-run/route-config";

export const scoreboardsRoutes = [
	route("scoreboards", "features/scoreboards/scoreboards.route.tsx"),
	route("scoreboards/manage", "features/scoreboards/manage.route.tsx"),
	route("scoreboards/standings", "features/scoreboards/standings.route.tsx"),
];
