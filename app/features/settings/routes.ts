/** The account's settings: look, words, features, frame, notifications, analytics. */
import { route } from "@remix-run/route-config";

export const settingsRoutes = [
	route("settings", "features/settings/look.route.tsx"),
	route("settings/words", "features/settings/words.route.tsx"),
	route("settings/features", "features/settings/features.route.tsx"),
	route("settings/frame", "features/settings/frame.route.tsx"),
	route("settings/help", "features/settings/help.route.tsx"),
	route("settings/analytics", "features/settings/analytics.route.tsx"),
	route("settings/notifications", "features/settings/notification-rules.route.tsx"),
];
