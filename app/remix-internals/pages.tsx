/**
 * The page of the address; a link that `opens` it as a dialog keeps the page on which it stands below, as it is. That page
 * goes on reading what React Router told it last: this leans on two of its contexts (test/browser/dialogs.test.ts).
 */
import { useNavigate, useOutlet } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useContext, useEffect, useRef, useState } from "react";
import {
	UNSAFE_LocationContext as LocationContext,
	UNSAFE_DataRouterStateContext as StateContext,
} from "react-router-dom";
import { loadPart } from "~/shell/lost-chunks";
import type { PlaceState } from "~/shell/open-over";
import { useMissingTexts } from "./screen-texts";
import { useMissingStyles } from "./style-links";

const PageDialog = lazy(() => loadPart(() => import("~/shell/page-dialog")));

/** A page, and what it reads of the router. */
type Page = {
	outlet: ReactNode;
	state: React.ContextType<typeof StateContext>;
	place: React.ContextType<typeof LocationContext>;
};

/**
 * The page, or two of them, and the path of the one that is not a dialog. A page that was loaded by its address alone is
 * never one.
 */
export function usePages(): { path: string; pages: ReactNode } {
	// The page before stays as it is until the next one has its texts and styles.
	const missing = [...useMissingTexts(), ...useMissingStyles()];
	if (missing.length > 0) throw Promise.all(missing);
	const current: Page = { outlet: useOutlet(), state: useContext(StateContext), place: useContext(LocationContext) };
	const below = useRef<Page>();
	const openPath = useRef<string>();
	const { pathname, state, key } = current.place.location;
	// A dialog that was loaded anew is a page, though its entry in the history still says what it was.
	const loaded = useRef(key);
	// What a form in the dialog answers stands at the same path, and says nothing of itself.
	const isAsked = (state as PlaceState | null)?.isOver ?? pathname === openPath.current;
	const isOver = below.current !== undefined && isAsked && key !== loaded.current;
	openPath.current = isOver ? pathname : undefined;
	if (!isOver) below.current = current;
	const page = below.current ?? current;
	const { close, isLeft } = useWayBack(isOver, page, key);
	const pages = (
		<>
			<LocationContext.Provider value={page.place}>
				<StateContext.Provider value={page.state}>{page.outlet}</StateContext.Provider>
			</LocationContext.Provider>
			{isOver && !isLeft && (
				<Suspense fallback={null}>
					<PageDialog onClose={close}>{current.outlet}</PageDialog>
				</Suspense>
			)}
		</>
	);
	return { path: page.place.location.pathname, pages };
}

/**
 * Goes back to the page below: to its own entry of the history, so that nothing is opened twice. A dialog is left as soon as
 * the history stands there, while the page below may still be read: who opens a dialog meanwhile gets a new one.
 */
function useWayBack(isOver: boolean, { place }: Page, key: string) {
	const navigate = useNavigate();
	const index = useRef<number>();
	const seen = useRef<string>();
	const isLeaving = useRef(false);
	const [left, setLeft] = useState<string>();
	useEffect(() => {
		isLeaving.current = false;
		if (!isOver) {
			// Once for each place: later the history may already stand at the dialog that is about to be shown.
			if (seen.current !== key) index.current = indexOfEntry();
			seen.current = key;
			return setLeft(undefined);
		}
		const follow = () => {
			isLeaving.current = false;
			setLeft((indexOfEntry() ?? 0) <= (index.current ?? 0) ? key : undefined);
		};
		window.addEventListener("popstate", follow);
		return () => window.removeEventListener("popstate", follow);
	}, [isOver, key]);
	const close = () => {
		if (isLeaving.current) return;
		const { pathname, search, hash } = place.location;
		const steps = (index.current ?? 0) - (indexOfEntry() ?? 0);
		if (steps !== 0) {
			isLeaving.current = true;
			return navigate(steps);
		}
		setLeft(key);
		navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
	};
	return { close, isLeft: isOver && left === key };
}

function indexOfEntry(): number | undefined {
	return (window.history.state as { idx?: number } | null)?.idx;
}
