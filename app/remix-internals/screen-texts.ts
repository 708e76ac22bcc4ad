/** The texts of screens: those of the first come with its page, those of a later one before it shows. */
import { useMatches, useNavigation } from "@remix-run/react";
import { useContext, useEffect } from "react";
import { matchRoutes, UNSAFE_DataRouterContext as RouterContext } from "react-router-dom";
import { screenFile } from "#workers/kernel/screen-file";
import { useTextSource } from "~/ui/texts";

/** The files of texts that the page needs, by the modules of its routes. */
export function screensOfPage(): string[] {
	return Object.keys(window.__remixRouteModules).map(screenFile);
}

/** What the page that is about to show has to wait for; its texts are asked for as soon as it is known where one goes. */
export function useMissingTexts(): Promise<void>[] {
	const source = useTextSource();
	const router = useContext(RouterContext)?.router;
	const { location } = useNavigation();
	useEffect(() => {
		if (!router || !location) return;
		for (const { route } of matchRoutes(router.routes, location, router.basename) ?? [])
			try {
				source.ask?.(screenFile(route.id!));
			} catch {
				// What kept them from coming is said by the screen when it shows.
			}
	}, [router, location, source]);
	const screens = useMatches().map(({ id }) => screenFile(id));
	return import.meta.env.SSR ? [] : screens.flatMap((screen) => source.ask?.(screen) ?? []);
}
