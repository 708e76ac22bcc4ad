/** A picture on the wire that is served to those alone who may see what it belongs to: its own address, what it shows, its sizes. @pure */
import { z } from "zod";

/** The picture. */
export const pictureOutput = z.object({
	url: z.string(),
	/** What it shows, in its author's words; empty where they gave none. */
	alt: z.string(),
	/** Its own size in pixels. */
	width: z.int().nullable(),
	height: z.int().nullable(),
	/** Smaller ones by their width in pixels. */
	previews: z.array(z.object({ width: z.int(), url: z.string() })),
});

/** The same as answers have it. */
export type PictureOnWire = z.input<typeof pictureOutput>;
