/** The screen of what a person was told. */
import { route } from "@remix-run/route-config";

export const notificationsRoutes = [route("notifications", "features/notifications/notifications.route.tsx")];
