/** Every address of which there is no screen: it gets the frame, and in it the page that says so. */

/** There is nothing here. */
export async function loader() {
	throw new Response(null, { status: 404 });
}

/** Never shown: the loader always answers that there is nothing. */
export default function Nowhere() {
	return null;
}
