interface ModelPicture {
  picture: string;
  pictured: string;
}

/** The picture of the model that something was made by. */
export function modelPicture({ slug, name }: { slug: string; name: string }): ModelPicture {
  return {
    picture: `/preview/models/${encodeURIComponent(slug)}`,
    pictured: `${name}: its rate on each of its boards`,
  };
}
