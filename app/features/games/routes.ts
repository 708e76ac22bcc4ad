/** Bingo, scratch cards, and all games as their owner sees them. */
import { route } from "@remix-run/route-config";

export const gamesRoutes = [
	route("bingo", "features/games/bingo.route.tsx"),
	route("scratch-card", "features/games/scratch-card.route.tsx"),
	route("games/manage", "features/games/manage-games.route.tsx"),
];
