/** Announcements: everybody's own, and for account owners the pages on which they are written, sent and looked after. */
import { route } from "@remix-run/route-config";

export const announcementsRoutes = [
	route("announcements", "features/announcements/announcements.route.tsx"),
	route("announcements/manage", "features/announcements/managed-announcements.route.tsx"),
	route("announcements/new", "features/announcements/save-announcement.route.tsx", { id: "new-announcement" }),
	route("announcements/:id", "features/announcements/announcement.route.tsx"),
	route("announcements/:id/edit", "features/announcements/save-announcement.route.tsx"),
	route("announcements/:id/languages", "features/announcements/announcement-languages.route.tsx"),
	route("announcements/:id/cancel", "features/announcements/cancel-announcement.route.tsx"),
];
