/** Nominations by role: events, their moderation, publications, the form of an event, and the short forms of the addresses. */
import { route } from "@remix-run/route-config";

export const nominationsRoutes = [
	route("employee_nominations/events", "features/nominations/events.route.tsx"),
	route("employee_nominations/events/:id", "features/nominations/nominate.route.tsx"),
	route("employee_nominations/manage/:id?", "features/nominations/manage-event.route.tsx"),
	route("employee_nominations/moderation", "features/nominations/manage-events.route.tsx"),
	route("employee_nominations/moderation/:id", "features/nominations/manage-jury.route.tsx"),
	route("employee_nominations/publications", "features/nominations/publications.route.tsx"),
	route("employee_nominations/publications/:id", "features/nominations/publication.route.tsx"),
	route("events", "features/nominations/short.route.tsx", { id: "short-events" }),
	route("publications", "features/nominations/short.route.tsx", { id: "short-publications" }),
];
