/** Photo albums, one photo, and the photo contest. */
import { route } from "@remix-run/route-config";

export const photosRoutes = [
	route("photo_albums", "features/photos/albums.route.tsx"),
	route("photo_albums/:id", "features/photos/album.route.tsx"),
	route("photo_contest", "features/photos/contest.route.tsx"),
	route("photos/:id", "features/photos/photo.route.tsx"),
];
