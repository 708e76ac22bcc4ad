/** Saves a graph's picture as PNG: the server's drawing on a canvas of the browser, twice as fine as on paper. */

/** Pixels for each one of the drawing. */
const fineness = 2;

/** Saves it under this name; where the browser cannot draw it, the drawing itself is fetched. */
export async function savePicture(href: string, name: string): Promise<void> {
	const png = await drawn(href).catch(() => null);
	if (!png) return window.location.assign(href);
	const link = document.createElement("a");
	link.href = URL.createObjectURL(png);
	link.download = `${name}.png`;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function drawn(href: string): Promise<Blob | null> {
	const image = new Image();
	image.src = href;
	await image.decode();
	const canvas = document.createElement("canvas");
	canvas.width = image.naturalWidth * fineness;
	canvas.height = image.naturalHeight * fineness;
	canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
	return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
