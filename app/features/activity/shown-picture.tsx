/** A picture of a comment or of what a post is about; the link leads to the whole picture. */
import type { EndpointOutput } from "#workers/registry";
import "./shown-picture.css";

type WirePicture = NonNullable<NonNullable<EndpointOutput<"activity/get-activity">["comment"]>["picture"]>;

/** Props of a picture; `alt` is said where nobody said what it shows. */
export type ShownPictureProps = { of: WirePicture; alt: string };

/** The picture, in the size that its place needs. */
export function ShownPicture({ of: { url, alt: shown, width, height, previews }, alt }: ShownPictureProps) {
	const addresses = [...previews, { url, width }].map((one) => `${one.url} ${one.width}w`).join(", ");
	const sources = previews.length > 0 && width ? { srcSet: addresses, sizes: "(max-width: 640px) 80vw, 480px" } : {};
	return (
		<a className="shown-picture" href={url}>
			<img
				src={url}
				{...sources}
				alt={shown || alt}
				width={width ?? undefined}
				height={height ?? undefined}
				loading="lazy"
				decoding="async"
			/>
		</a>
	);
}
