/** Screens of uploads, for account owners. */
import { route } from "@remix-run/route-config";

export const importsRoutes = [
	route("uploads", "features/imports/uploads.route.tsx"),
	route("uploads/:request_id", "features/imports/refused.route.tsx"),
];
