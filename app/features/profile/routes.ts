/** The person's own pages: details, picture, address, password and devices, privacy, addresses, notifications, who has looked in. */
import { route } from "@remix-run/route-config";

export const profileRoutes = [
	route("profile", "features/profile/details.route.tsx"),
	route("profile/picture", "features/profile/picture.route.tsx"),
	route("profile/email", "features/profile/email.route.tsx"),
	route("profile/security", "features/profile/security.route.tsx"),
	route("notifications/settings", "features/profile/notification-settings.route.tsx"),
	route("profile/privacy", "features/profile/privacy.route.tsx"),
	route("profile/addresses", "features/profile/addresses.route.tsx"),
	route("profile/sign_ins", "features/profile/sign-ins-as.route.tsx"),
];
