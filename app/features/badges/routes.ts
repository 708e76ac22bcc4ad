/** The badges as account owners keep them: their list, and writing one. */
import { route } from "@remix-run/route-config";

export const badgesRoutes = [
	route("programs/badges", "features/badges/badges.route.tsx"),
	route("programs/badges/:id", "features/badges/save-badge.route.tsx"),
];
