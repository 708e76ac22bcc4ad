/** Opens a page over the one that is there, as a dialog; where scripts are off its link leads to it. */
import { useNavigate } from "@remix-run/react";

/** What an entry of the history says of its page. */
export type PlaceState = { isOver?: boolean };

/** The width from which links open dialogs; on a phone they lead to the page. */
export const dialogFrom = "(min-width: 768px)";

/** How one navigates to a page that opens over this one. */
export const over = { state: { isOver: true } satisfies PlaceState, preventScrollReset: true };

/** What a link says that leads to a page, also from the dialog in which that page stands. */
export const alone: PlaceState = { isOver: false };

/** Opens the page of an address over this one, at any width. */
export function useOpenOver(): (address: string) => void {
	const navigate = useNavigate();
	return (address) => navigate(address, over);
}
