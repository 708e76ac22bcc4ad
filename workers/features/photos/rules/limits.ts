/** How much there may be of photos, and the words that choices use. @browser-safe @pure */

/** Who sees an album and who adds to it: all both, all see and contributors add, contributors alone. */
export const audiences = ["open", "everyone", "contributors"] as const;

/** One of them. */
export type Audience = (typeof audiences)[number];

/** States of a photo. */
export const photoStatuses = ["pending", "approved", "rejected", "withdrawn"] as const;

/** One of them. */
export type PhotoStatus = (typeof photoStatuses)[number];

/** States as a photo tells them: an entry that won says so once voting has ended. */
export const toldStatuses = [...photoStatuses, "winner"] as const;

/** The most bytes of a photo as it is sent. */
export const maxPhotoBytes = 10 * 1_048_576;

/** The most pixels along a side once a phone made the photo smaller. */
export const maxSidePixels = 1_600;

/** The most entries of a person in a contest that wait or take part. */
export const maxEntries = 3;

/** The most colleagues who add to an album beside its owner. */
export const maxContributors = 50;

/** Photos, entries and albums on a page. */
export const pageSize = 24;
