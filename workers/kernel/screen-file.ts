/** The names of the files in which a screen's texts travel. @browser-safe @pure */

/** The name of the file with a screen's texts: the route's id, whose slashes would be folders of the address. */
export const screenFile = (route_id: string): string => route_id.replaceAll("/", ".");

/** Stands in the address of texts for the name of a screen's file. */
export const screenMark = "{screen}";
