/** Screens of uploads, for account owners. */
import { route } from "@remix-run/route-config";

export const importsRoutes = [
	route("uploads", "features/imports/uploads.route.tsx"),
	route("uploads/:request_id", "features/imports/refused.route.tsx"),
	route("uploads/:request_id/columns", "features/imports/columns.route.tsx"),
	route("uploads/:request_id/check", "features/imports/check.route.tsx"),
	route("uploads/:request_id/correct", "features/imports/correct.route.tsx"),
	route("uploads/:request_id/undo", "features/imports/undo.route.tsx"),
];
