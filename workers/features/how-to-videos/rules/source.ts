/** What a link to a video leads to: a video of YouTube or Vimeo, which can play on our page, or another site's page. @browser-safe @pure */

/** What plays. */
export const sourceKinds = ["none", "file", "youtube", "vimeo", "page"] as const;

/** One of them. */
export type SourceKind = (typeof sourceKinds)[number];

/** A link that was read: the id of a video of YouTube or Vimeo, or the address of a page. */
export type LinkSource = { source_kind: "youtube" | "vimeo" | "page"; source: string };

/** The hosts whose players may stand in our page; they ask for nothing before somebody plays. */
const playerHosts = { youtube: "https://www.youtube-nocookie.com", vimeo: "https://player.vimeo.com" } as const;

const maxLength = 500;

/** What the link leads to; undefined for what is no https address of a public site. */
export function readLink(link: string): LinkSource | undefined {
	const url = URL.canParse(link) ? new URL(link) : undefined;
	if (url?.protocol !== "https:" || url.username || url.password || url.href.length > maxLength) return undefined;
	if (!/^[^.]+(\.[^.]+)*\.[a-z][a-z0-9-]+$/i.test(url.hostname)) return undefined;
	const youtube = youtubeId(url);
	if (youtube) return { source_kind: "youtube", source: youtube };
	const vimeo = vimeoId(url);
	if (vimeo) return { source_kind: "vimeo", source: vimeo };
	return { source_kind: "page", source: url.href };
}

/** The link as its owner sees it again. */
export function linkOf(source_kind: SourceKind, source: string): string {
	if (source_kind === "youtube") return `https://www.youtube.com/watch?v=${source}`;
	if (source_kind === "vimeo") return `https://vimeo.com/${source}`;
	return source_kind === "page" ? source : "";
}

/** The player of a video, from this second on, and the host that the page must allow for it. */
export function playerOf(kind: "youtube" | "vimeo", source: string, at: number): { host: string; address: string } {
	const host = playerHosts[kind];
	if (kind === "youtube")
		return {
			host,
			address: `${host}/embed/${source}?${new URLSearchParams({ autoplay: "1", rel: "0", start: `${at}` })}`,
		};
	const [video, hash] = source.split("/") as [string, string?];
	const options = new URLSearchParams({ autoplay: "1", dnt: "1", ...(hash && { h: hash }) });
	return { host, address: `${host}/video/${video}?${options}#t=${at}s` };
}

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
	const host = hostname.replace(/^(www|m)\./, "");
	const named = {
		"youtube.com": /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1] ?? searchParams.get("v"),
		"youtube-nocookie.com": /^\/embed\/([^/]+)/.exec(pathname)?.[1],
		"youtu.be": pathname.slice(1),
	}[host];
	return named && /^[\w-]{11}$/.test(named) ? named : undefined;
}

/** An unlisted video has a second part, without which nobody plays it. */
function vimeoId({ hostname, pathname, searchParams }: URL): string | undefined {
	const host = hostname.replace(/^www\./, "");
	if (host === "player.vimeo.com") {
		const video = /^\/video\/(\d{5,12})\/?$/.exec(pathname)?.[1];
		const hash = searchParams.get("h");
		return video && hash && /^[0-9a-f]{8,12}$/.test(hash) ? `${video}/${hash}` : video;
	}
	const found = host === "vimeo.com" ? /^\/(\d{5,12})(?:\/([0-9a-f]{8,12}))?\/?$/.exec(pathname) : null;
	return found ? [found[1], found[2]].filter(Boolean).join("/") : undefined;
}
