/** The picture of a photo, in the smallest size that the place on the screen needs. */

/** A picture with its previews; `width` and `height` are its own, in pixels. */
export type PreviewedPicture = {
	image_url: string;
	width?: number | null;
	height?: number | null;
	previews: readonly { width: number; url: string }[];
};

/** Props: `alt` says what is seen, `isLarge` is the photo on a page of its own. */
export type PhotoPictureProps = { picture: PreviewedPicture; alt: string; isLarge?: boolean };

/** A tile takes the width of a phone, and a column of the grid elsewhere; a large one the page's. */
const sizes = {
	tile: "(max-width: 640px) calc(100vw - 32px), 340px",
	large: "(max-width: 1080px) calc(100vw - 40px), 1040px",
};

/** The picture; browsers choose by its width on the screen and load tiles when they come near. */
export function PhotoPicture({ picture, alt, isLarge }: PhotoPictureProps) {
	const { image_url, width, height, previews } = picture;
	const source = {
		src: image_url,
		...(previews.length > 0 && width
			? { srcSet: addressesOf(picture, width), sizes: isLarge ? sizes.large : sizes.tile }
			: {}),
	};
	if (isLarge)
		return (
			<img className="photo-large" {...source} alt={alt} width={width ?? undefined} height={height ?? undefined} />
		);
	return <img className="photo-picture" {...source} alt={alt} width={320} height={240} loading="lazy" />;
}

function addressesOf({ image_url, previews }: PreviewedPicture, width: number): string {
	return [...previews, { url: image_url, width }].map((one) => `${one.url} ${one.width}w`).join(", ");
}
