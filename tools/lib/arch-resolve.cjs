// How dependency-cruiser finds #core from both halves; it reads aliases in the shape of a webpack configuration.
module.exports = {
  resolve: {
    alias: { '#core': require.resolve('../../package.json').replace(/package\.json$/, 'core') },
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  },
};
