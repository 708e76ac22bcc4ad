/** A picture on a pale request context; a drawn one where there is none. */
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

/** Props of a picture; width and height are the file's own, so that nothing jumps. */
export type PictureProps = {
	src?: string | null;
	srcSet?: string;
	sizes?: string;
	alt: string;
	width?: number;
	height?: number;
	/** The first picture of a screen is fetched at once, all others when they come near. */
	isEager?: boolean;
	/** A photograph covers its request context, a cut-out is contained in it. */
	fit?: "contain" | "cover";
	/** Width to height, such as '16 / 9'; square unless told. */
	ratio?: string;
	hue?: number;
	className?: string;
	/** Tags that lie on the picture. */
	children?: ReactNode;
};

/** A picture with its request context. */
export function Picture({
	src,
	srcSet,
	sizes,
	alt,
	width = 480,
	height = 480,
	isEager,
	fit = "contain",
	ratio,
	hue,
	className,
	children,
}: PictureProps) {
	const style = ratio || hue !== undefined ? { "--ratio": ratio, "--h": hue } : undefined;
	const load = isEager ? ({ fetchpriority: "high" } as object) : ({ loading: "lazy" } as const);
	return (
		<span className={classNames("picture", fit === "cover" && "picture-cover", className)} style={style}>
			{src ? (
				<img
					src={src}
					srcSet={srcSet}
					sizes={sizes}
					alt={alt}
					width={width}
					height={height}
					decoding="async"
					{...load}
				/>
			) : (
				<Icon name="gift" />
			)}
			{children}
		</span>
	);
}
