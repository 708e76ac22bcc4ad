/** The screens of what a person was told, and of emails that they want no more. */
import { route } from "@remix-run/route-config";

export const notificationsRoutes = [
	route("notifications", "features/notifications/notifications.route.tsx"),
	route("unsubscribe/:token", "features/notifications/unsubscribe.route.tsx"),
];
