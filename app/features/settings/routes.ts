/** The account's settings: look, words, menu, terms, limits, buying points, features, roles, frame, problems, notifications, analytics, domains, sender. */
import { route } from "@remix-run/route-config";

export const settingsRoutes = [
	route("settings", "features/settings/look/look.route.tsx"),
	route("settings/words", "features/settings/words.route.tsx"),
	route("settings/menu", "features/settings/menu/menu.route.tsx"),
	route("settings/link", "features/settings/links/save-link.route.tsx"),
	route("settings/link/remove", "features/settings/links/remove-link.route.tsx"),
	route("settings/terms", "features/settings/terms/terms.route.tsx"),
	route("settings/terms/acceptances", "features/settings/terms/acceptances.route.tsx"),
	route("settings/terms/:number", "features/settings/terms/version.route.tsx"),
	route("settings/limits", "features/settings/limits.route.tsx"),
	route("settings/buy_points", "features/settings/buy-points.route.tsx"),
	route("settings/features", "features/settings/features.route.tsx"),
	route("settings/sign_up", "features/settings/sign-up.route.tsx"),
	route("settings/roles", "features/settings/roles/roles.route.tsx"),
	route("settings/roles/give", "features/settings/roles/choose-person.route.tsx"),
	route("settings/roles/:id", "features/settings/roles/role.route.tsx"),
	route("settings/frame", "features/settings/frame.route.tsx"),
	route("settings/help", "features/settings/help.route.tsx"),
	route("settings/problems", "features/settings/problems.route.tsx"),
	route("settings/analytics", "features/settings/analytics.route.tsx"),
	route("settings/domains", "features/settings/domains/domains.route.tsx"),
	route("settings/domains/remove", "features/settings/domains/remove-domain.route.tsx"),
	route("settings/sender", "features/settings/sender/sender.route.tsx"),
	route("settings/sender/remove", "features/settings/sender/remove-sender.route.tsx"),
	route("settings/notifications", "features/settings/notification-rules.route.tsx"),
];
