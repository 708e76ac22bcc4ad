/** How-to videos, and for account owners the pages on which they are made. */
import { route } from "@remix-run/route-config";

export const howToVideosRoutes = [
	route("how-to-videos", "features/how-to-videos/videos.route.tsx"),
	route("how-to-videos/new", "features/how-to-videos/add-video.route.tsx"),
	route("how-to-videos/:id", "features/how-to-videos/edit-video.route.tsx"),
	route("how-to-videos/:id/remove", "features/how-to-videos/remove-video.route.tsx"),
];
