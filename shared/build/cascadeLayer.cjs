const foundation = /[\\/]theme[\\/](base|fonts|scale|tokens)\.css$/;

/**
 * A loader: puts a style sheet into a cascade layer, so that which rule wins is a matter of who wrote it and never of the
 * order in which files arrive. A sheet that only imports others is left as it is: each of those has a layer of its own,
 * and the kit's foundation lies below all.
 */
module.exports = function cascadeLayer(source) {
  const layer = foundation.test(this.resourcePath) ? 'base' : this.getOptions().layer;
  return /^\s*@(import|layer)\b/.test(source) ? source : `@layer ${layer} {\n${source}\n}\n`;
};
